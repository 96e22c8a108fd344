-- Ends open bets of shared rounds and step games: each stake leaves escrow and the payout is paid. Ends only bets that are
-- still open, so a second call changes nothing; the final result of every bet is returned in both cases.
-- `in_interrupted` marks bets that end because their round was interrupted.
-- Writes journals, entries and the bets' event. One call may end thousands of bets: the work grows linearly because each
-- bet, player and account is looked up by its own id (`lateral ... offset 0`), whatever the planner's statistics say.
-- Lock order: players' accounts by id, one escrow shard, one pool shard, the topic.
create or replace function settle_round_bets(
  in_key text, in_game text, in_bet int8[], in_exit int4[], in_payout int8[], in_state text,
  in_interrupted boolean default null)
returns table (bet_id int8, player_id int8, fresh boolean, exit int4, payout int8, balance int8)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set jit = off as $$
#variable_conflict use_column
declare
  v_time int8;
  v_escrow int8;
  v_pool int8;
  v_journal int8 := nextval('journals_id_seq');
begin
  -- The player's account lock covers the bet: two transactions cannot both end it.
  perform 1 from accounts a where a.id = any(array(
      select distinct a.id from unnest(in_bet) as i(bet_id),
        lateral (select b.player_id from bets b where b.id = i.bet_id offset 0) b,
        lateral (select a.id from accounts a where a.owner_id = b.player_id and a.kind = 'player' offset 0) a))
    order by a.id for update;
  v_escrow := house_shard('escrow', in_game, v_journal);
  v_pool := house_shard('pool', '', v_journal);
  v_time := now_ms();

  return query
  with ending as materialized (
    select b.id as bet_id, b.player_id, b.stake, i.exit, i.payout, b.exit as known_exit, b.payout as known_payout,
           b.state in ('queued', 'placed') as fresh, b.round_id, b.choice, p.nickname, a.id as account_id, a.balance, a.entries, a.last_time,
           sum(i.payout) over (partition by b.player_id, b.state in ('queued', 'placed') order by b.id) as paid_so_far,
           count(*) filter (where i.payout > 0) over (partition by b.player_id, b.state in ('queued', 'placed') order by b.id) as entries_so_far,
           sum(i.payout) filter (where b.state in ('queued', 'placed')) over (partition by b.player_id) as paid_in_all
      from unnest(in_bet, in_exit, in_payout) as i(bet_id, exit, payout)
      cross join lateral (select * from bets b where b.id = i.bet_id offset 0) b
      cross join lateral (select * from players p where p.id = b.player_id offset 0) p
      cross join lateral (select * from accounts a where a.owner_id = b.player_id and a.kind = 'player'
                            and a.label = '' and a.shard = 0 offset 0) a
      where b.game = in_game
  ), ended as (
    select * from ending where fresh
  ), closed as (
    update bets b set state = in_state, exit = e.exit, payout = e.payout, interrupted = in_interrupted from ended e where b.id = e.bet_id
  ), totals as materialized (
    select account_id, sum(payout)::int8 as payout, count(*) filter (where payout > 0) as entries from ended group by account_id
  ), paid as (
    update accounts a set balance = a.balance + t.payout, entries = a.entries + t.entries,
                          last_time = greatest(v_time, a.last_time + t.entries)
      from totals t where a.id = t.account_id and t.entries > 0
  ), nets as materialized (
    select coalesce(sum(stake), 0)::int8 as stakes, coalesce(sum(stake - payout), 0)::int8 as result from ended
  ), house as (
    update accounts a set balance = a.balance + h.amount, entries = a.entries + 1, last_time = v_time
      from (select v_escrow as id, -stakes as amount from nets union all select v_pool, result from nets) h
      where a.id = h.id and h.amount <> 0
      returning a.id, a.entries, h.amount, a.balance
  ), journal as (
    insert into journals (id, key, input_hash, cause, reference, create_time)
      select v_journal, in_key, '', in_state, in_game, v_time where exists (select 1 from ended)
  ), booked_entries as (
    insert into entries (account_id, number, journal_id, amount, balance_after, bet_id, create_time)
      select account_id, entries + entries_so_far, v_journal, payout, balance + paid_so_far, bet_id,
             greatest(v_time, last_time + entries_so_far) from ended where payout > 0
      union all
      select id, entries, v_journal, amount, balance, null, v_time from house
  ), topic as (
    -- Depends on the house update, so the topic row is locked after accounts and shards.
    insert into topics as t (name, number) select 'bets:' || in_game, 1 from (select count(*) from house) h(n) where n > 0
      on conflict (name) do update set number = t.number + 1 returning t.number
  ), said as (
    insert into events (topic, number, payload)
      select 'bets:' || in_game, number, (
        select jsonb_agg(jsonb_build_object('id', bet_id, 'playerId', player_id, 'nickname', nickname, 'gold', stake,
                 'choice', choice, 'roundId', round_id, 'state', in_state, 'exit', exit, 'payout', payout)) from ended)
        from topic
  )
  select e.bet_id, e.player_id, e.fresh, case when e.fresh then e.exit else e.known_exit end,
         case when e.fresh then e.payout else e.known_payout end,
         (e.balance + coalesce(e.paid_in_all, 0))::int8
    from ending e;
end $$;
