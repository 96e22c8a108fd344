-- Trigger function on place_rules and play_paces: a changed country rule stops all runs. Waits for all bets in progress, and new bets wait
-- for it. Skips runs that expired more than an hour ago (a margin for a clock that is set back), so that it does not
-- rewrite every account while bets wait.
create or replace function stop_fast_paths() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    perform pg_advisory_xact_lock(pause_lock());
    update accounts a set fast_until = 0 where a.fast_until > now_ms() - 3600000;
  end if;
  return null;
end $$;
