alter table transfers
    add column free_seats integer not null generated always as (capacity - seats_taken) stored;

-- When the transfer was booked first: lists show the latest bookings first, and page by page.
alter table users_transfers
    add column booked_at timestamptz not null default now();

create index users_transfers_latest on users_transfers (user_id, booked_at desc, transfer_id desc);

-- What was answered to a request that may be sent again; the service deletes it after a day.
create table idempotency_keys (
    user_id     bigint not null references users,
    key         text not null,
    transfer_id bigint not null,
    description text not null,
    outcome     text not null,
    created_at  timestamptz not null default now(),
    primary key (user_id, key)
);
