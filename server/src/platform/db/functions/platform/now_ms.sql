-- The database's clock in Unix milliseconds. Reads the actual time, not the transaction's start. Tests replace it.
create or replace function now_ms() returns int8 language sql volatile as
$$ select floor(extract(epoch from clock_timestamp()) * 1000)::int8 $$;
