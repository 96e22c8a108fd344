-- Trigger function on seed_pairs: a pair that stops being active gets the nonces of the open run. The run's bets stay in
-- the account to be counted for the day.
create or replace function reveal_fast_path() returns trigger language plpgsql as $$
begin
  select old.nonce + a.fast_bets into new.nonce from accounts a
    where a.owner_id = new.player_id and a.kind = 'player' and a.fast_pair = new.id;
  new.nonce := coalesce(new.nonce, old.nonce);
  update accounts a set fast_until = 0, fast_pair = 0 where a.owner_id = new.player_id and a.kind = 'player';
  return new;
end $$;
