-- Whether a game takes bets; the answer holds until the transaction ends. Call it before any row lock: pausing, and
-- beginning a recovery, takes pause_lock exclusively, so no node takes a bet after it was confirmed.
create or replace function is_game_open(in_game text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(pause_lock());
  return not exists (select 1 from game_status s where s.game = in_game and s.pause_time is not null) and not is_recovering();
end $$;
