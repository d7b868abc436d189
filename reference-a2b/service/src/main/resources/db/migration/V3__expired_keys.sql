-- The clean-up finds expired keys without reading the others.
create index idempotency_keys_age on idempotency_keys (created_at);
