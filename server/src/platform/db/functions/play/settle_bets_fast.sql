-- Takes and settles bets of players with an open run, at most one per player, in one statement without prior locks: the
-- account row caches everything that settle_bets looks up. A bet that fails any condition is left out of the result, and
-- the caller passes it to settle_bets. Writes journals and entries.
-- The caller sorts accounts by id. Filtering by kind as well would make the planner scan all accounts of that kind.
-- Lock order: pause_lock shared, players' accounts by id, one pool shard.
create or replace function settle_bets_fast(
  in_key text, in_account int8[], in_player int8[], in_request uuid[], in_game text[], in_stake int8[], in_choice jsonb[],
  in_outcome jsonb[], in_payout int8[], in_pair int8[], in_nonce int8[],
  out places int8[], out balances int8[], out bet_ids int8[], out times int8[])
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set enable_memoize = off set jit = off as $$
declare
  v_time int8;
  v_journal int8;
  v_paused text[];
begin
  -- A pause or a recovery takes this lock exclusively, so no bet is taken after it was confirmed.
  perform pg_advisory_xact_lock_shared(pause_lock());
  v_paused := case when is_recovering() then in_game else array(select s.game from game_status s where s.pause_time is not null) end;
  v_time := now_ms();
  v_journal := nextval('journals_id_seq');

  with taken as (
    update accounts a set balance = a.balance - i.stake + i.payout, entries = a.entries + 1 + (i.payout > 0)::int4,
                          last_time = greatest(v_time, a.last_time + 1), fast_nonce = a.fast_nonce + 1, fast_bets = a.fast_bets + 1,
                          fast_staked = a.fast_staked + i.stake, fast_paid = a.fast_paid + i.payout,
                          fast_last = greatest(v_time, a.last_time + 1)
      from unnest(in_account, in_player, in_request, in_game, in_stake, in_choice, in_outcome, in_payout, in_pair, in_nonce)
        with ordinality as i(account_id, player_id, request_id, game, stake, choice, outcome, payout, pair_id, nonce, place)
      where a.id = i.account_id and a.owner_id = i.player_id and a.fast_until > greatest(v_time, a.last_time + 1)
        and greatest(v_time, a.last_time + 1) - a.fast_last < counted_pause_ms()
        and a.fast_pair = i.pair_id and a.fast_nonce = i.nonce and a.balance >= i.stake and i.game <> all(v_paused)
        and not exists (select 1 from bets b where b.player_id = i.player_id and b.request_id = i.request_id)
      returning a.id as account_id, a.balance, a.entries, a.last_time as at, i.player_id, i.request_id, i.game, i.stake,
                i.choice, i.outcome, i.payout, i.pair_id, i.nonce, i.place, nextval('bets_id_seq') as new_bet
  ), booked_bets as (
    insert into bets (id, game, player_id, request_id, stake, choice, outcome, payout, seed_pair_id, nonce, create_time)
      select new_bet, game, player_id, request_id, stake, choice, outcome, payout, pair_id, nonce, at from taken
  ), pool as materialized (
    -- Depends on `taken`, so the shard is locked after all players' rows.
    select house_shard('pool', '', v_journal + 0 * n.bets) as id, n.net
      from (select sum(stake - payout)::int8 as net, count(*) as bets from taken) n where n.net <> 0
  ), house as (
    update accounts a set balance = a.balance + p.net, entries = a.entries + 1, last_time = v_time
      from pool p where a.id = p.id
      returning a.id, a.entries, p.net, a.balance
  ), journal as (
    insert into journals (id, key, input_hash, cause, create_time)
      select v_journal, in_key, '', 'play', v_time where exists (select 1 from taken)
  ), booked_entries as (
    insert into entries (account_id, number, journal_id, amount, balance_after, bet_id, create_time)
      select account_id, entries - (payout > 0)::int4, v_journal, -stake, balance - payout, new_bet, at from taken
      union all
      select account_id, entries, v_journal, payout, balance, new_bet, at from taken where payout > 0
      union all
      select id, entries, v_journal, net, balance, null, v_time from house
  )
  select array_agg(t.place), array_agg(t.balance), array_agg(t.new_bet), array_agg(t.at)
    into places, balances, bet_ids, times from taken t;
end $$;
