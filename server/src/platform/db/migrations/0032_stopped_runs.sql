-- A bet that is just being judged may begin a run a moment later: whoever stops runs waits for it, also where none is on yet.
create or replace function stop_run() returns trigger language plpgsql as $$
begin
  update accounts a set run_until = 0 where a.owner_id = (to_jsonb(new)->>tg_argv[0])::int8 and a.kind = 'player';
  return null;
end $$;

-- Runs that have run out stay as they are, or a house of millions would be written anew while its bets wait. An hour is for
-- a clock that is set back.
create or replace function stop_runs() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    perform pg_advisory_xact_lock(4711002);
    update accounts a set run_until = 0 where a.run_until > now_ms() - 3600000;
  end if;
  return null;
end $$;
