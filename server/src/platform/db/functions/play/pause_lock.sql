-- Id of the advisory lock between bets and pauses. Whatever takes a stake or opens a round holds it shared; pausing a game,
-- ending an epoch, a recovery and changing country rules take it exclusively. Take it before locking accounts or rounds.
create or replace function pause_lock() returns int8 language sql immutable parallel safe as $$ select 4711002::int8 $$;
