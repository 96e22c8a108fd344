-- Trigger function on player_guards and players: makes the player's next bet go through settle_bets, which checks everything
-- again. Updates the row even if no run is open: a bet in progress may be about to open one, and this waits for it.
-- tg_argv[0] names the column that holds the player's id.
create or replace function stop_fast_path() returns trigger language plpgsql as $$
begin
  update accounts a set fast_until = 0 where a.owner_id = (to_jsonb(new)->>tg_argv[0])::int8 and a.kind = 'player';
  return null;
end $$;
