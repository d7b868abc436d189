-- The last file: the next row of each table gets the id after the last.

do $$
declare
    identity record;
begin
    for identity in
        select quote_ident(table_name) as name, column_name as id
        from information_schema.columns
        where table_schema = current_schema and is_identity = 'YES'
    loop
        execute format('select setval(pg_get_serial_sequence(%L, %L), max(%I)) from %s having count(*) > 0',
                       identity.name, identity.id, identity.id, identity.name);
    end loop;
end $$;
