-- Time played between two bets. A pause counts up to counted_pause_ms; one of sitting_gap_ms or more does not count.
create or replace function played_between(in_from int8, in_to int8) returns int8 language sql immutable as $$
  select case when in_to - in_from < sitting_gap_ms() then greatest(0, least(in_to - in_from, counted_pause_ms())) else 0 end
$$;
