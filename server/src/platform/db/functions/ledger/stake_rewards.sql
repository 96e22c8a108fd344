-- Trigger function on bets: a stake uses reward gold first. Records the part of each stake that was reward gold. The caller
-- holds the players' accounts. Few accounts have reward gold, so this usually costs one lookup in a small index.
create or replace function stake_rewards() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  with staked as (
    select w.id, w.player_id, a.id as account_id,
           least(w.stake, greatest(0, a.reward - sum(w.stake) over earlier + w.stake))::int8 as amount
      from written w join accounts a on a.owner_id = w.player_id and a.kind = 'player' and a.reward > 0
      window earlier as (partition by w.player_id order by w.id)
  ), noted as (
    insert into rewards_staked (bet_id, player_id, amount) select id, player_id, amount from staked where amount > 0
  )
  update accounts a set reward = a.reward - s.amount
    from (select account_id, sum(amount) as amount from staked group by account_id) s where a.id = s.account_id;
  return null;
end $$;
