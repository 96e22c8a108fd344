-- Trigger function on bets: a refunded stake becomes reward gold again, as far as it was reward gold. `is_back` makes that
-- happen once.
create or replace function return_rewards() returns trigger language plpgsql as $$
begin
  with back as (
    update rewards_staked set is_back = true where bet_id = new.id and not is_back returning player_id, amount
  )
  update accounts a set reward = a.reward + b.amount from back b where a.owner_id = b.player_id and a.kind = 'player';
  return null;
end $$;
