-- A pause between two bets of this length or more (30 minutes) ends the sitting: none of it counts as time played.
create or replace function sitting_gap_ms() returns int8 language sql immutable parallel safe as $$ select 1800000::int8 $$;
