-- Refunds a stake while its round has not locked. Status: 'cancelled', 'closed' or 'unknown'. Books through
-- settle_round_bets. `in_time` replaces the database's clock in tests.
-- Lock order: the player's account, the round, then as settle_round_bets.
create or replace function cancel_round_bet(in_key text, in_game text, in_bet int8, in_player int8, in_time int8 default null)
returns table (status text, balance int8) language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
#variable_conflict use_column
declare
  v_bet bets;
  v_open boolean;
begin
  perform 1 from accounts a where a.owner_id = in_player and a.kind = 'player' for update;
  select * into v_bet from bets b where b.id = in_bet and b.player_id = in_player and b.game = in_game;
  select v_bet.state = 'queued' or (v_bet.state = 'placed' and r.phase = 'betting' and coalesce(in_time, now_ms()) < r.lock_time)
    into v_open from (select 1) one left join lateral (select * from rounds where id = v_bet.round_id for update) r on true;
  if v_open then
    -- Takes the bet's share out of the round's loss at 2.00x.
    update rounds r set loss_at_double = r.loss_at_double - (v_bet.stake * least(200, v_bet.auto, v_bet.cap) / 100 - v_bet.stake)
      where v_bet.state = 'placed' and r.id = v_bet.round_id;
    perform settle_round_bets(in_key, in_game, array[in_bet], array[100], array[v_bet.stake], 'cancelled');
  end if;
  return query
    select case when v_bet.id is null then 'unknown' when v_open or v_bet.state = 'cancelled' then 'cancelled' else 'closed' end,
           (select a.balance from accounts a where a.owner_id = in_player and a.kind = 'player' and a.label = '' and a.shard = 0);
end $$;
