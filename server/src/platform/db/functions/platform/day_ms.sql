-- A day in milliseconds.
create or replace function day_ms() returns int8 language sql immutable parallel safe as $$ select 86400000::int8 $$;
