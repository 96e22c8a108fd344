-- Id of the advisory lock between bets and pauses. Whatever takes a stake or opens a round holds it shared; pausing a game
-- and changing country rules take it exclusively. It comes before every row lock.
create or replace function pause_lock() returns int8 language sql immutable parallel safe as $$ select 4711002::int8 $$;
