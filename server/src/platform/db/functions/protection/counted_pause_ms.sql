-- The longest part of a pause between two bets that counts as time played: 5 minutes.
create or replace function counted_pause_ms() returns int8 language sql immutable parallel safe as $$ select 300000::int8 $$;
