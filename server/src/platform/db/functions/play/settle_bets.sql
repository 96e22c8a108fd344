-- Takes and settles a batch of instant bets in one statement and one commit, with one result row for each bet, in order.
-- The caller has drawn each outcome for the nonce that it expects. If the seeds have moved on, the status is 'stale' with
-- the current pair, nothing is booked, and the caller draws again. At most one bet per player in a batch.
-- Writes journals and entries. A bet of an unrestricted player opens a run: settle_bets_fast takes the following ones.
-- The planner settings keep the plan on indexes: it is cached while tables may still be small.
-- bet_restriction is only asked when there are country rules, a guard row or a check that may be due; few players have one.
-- A player whose country sets a pace never opens a run, so that each bet meets pace_restriction.
-- Lock order: pause_lock shared, players' accounts by id, their seed pairs and stake days, one pool shard.
create or replace function settle_bets(
  in_key text, in_player int8[], in_request uuid[], in_game text[], in_stake int8[], in_choice jsonb[],
  in_outcome jsonb[], in_payout int8[], in_pair int8[], in_nonce int8[], in_allowed boolean[])
returns table (place int8, status text, balance int8, bet_id int8, create_time int8, outcome jsonb, payout int8,
               pair_id int8, nonce int8, has_run boolean)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
  set enable_memoize = off set jit = off as $$
#variable_conflict use_column
declare
  v_time int8;
  v_pool int8;
  v_journal int8;
  v_anywhere boolean;
  v_paced boolean;
  v_paused text[];
begin
  -- A pause or a recovery takes this lock exclusively, so no bet is taken after it was confirmed.
  perform pg_advisory_xact_lock_shared(pause_lock());
  v_paused := case when is_recovering() then in_game else array(select s.game from game_status s where s.pause_time is not null) end;
  -- Locked in id order before any read, so that the next statement sees the current state.
  perform 1 from accounts a where a.owner_id = any(in_player) and a.kind = 'player' order by a.id for update;
  perform end_fast_paths(in_player);
  v_time := now_ms();
  v_journal := nextval('journals_id_seq');
  v_anywhere := not exists (select 1 from place_rules);
  v_paced := exists (select 1 from play_paces);
  v_pool := house_shard('pool', '', v_journal);

  return query
  with intent as (
    select * from unnest(in_player, in_request, in_game, in_stake, in_choice, in_outcome, in_payout, in_pair, in_nonce, in_allowed)
      with ordinality as t(player_id, request_id, game, stake, choice, outcome, payout, pair_id, nonce, allowed, place)
  ), judged as materialized (
    select i.*, a.id as account_id, a.balance, a.entries, greatest(v_time, a.last_time + 1) as at,
           s.id as current_pair, s.nonce as current_nonce, d.last_at, d.check_from, d.is_check_due,
           b.id as known_bet, b.outcome as known_outcome, b.payout as known_payout, b.seed_pair_id as known_pair,
           b.nonce as known_nonce, b.create_time as known_time,
           g.player_id is null and d.is_check_due is not true and (not v_paced or min_play_ms(i.player_id) is null) as is_free,
           case when greatest(v_time, a.last_time + 1) - d.last_at < sitting_gap_ms()
                then d.check_ms + played_between(d.last_at, greatest(v_time, a.last_time + 1)) else 0 end as checked_ms,
           v.verdict, case when v.verdict = 'ok' then nextval('bets_id_seq') end as new_bet
      from intent i
      left join accounts a on a.owner_id = i.player_id and a.kind = 'player'
      left join players p on p.id = i.player_id
      left join seed_pairs s on s.player_id = i.player_id and s.status = 'active'
      left join bets b on b.player_id = i.player_id and b.request_id = i.request_id
      left join player_guards g on g.player_id = i.player_id
      left join lateral (select last_at, check_ms, check_from, is_check_due from stake_days n
                           where n.player_id = i.player_id order by n.day desc limit 1) d on true
      -- `offset 0` keeps this from being inlined: the verdict is read twice but computed once.
      cross join lateral (select coalesce(case
          when b.id is not null and (b.game, b.stake, b.choice) is not distinct from (i.game, i.stake, i.choice) then 'repeated'
          when b.id is not null then 'reused'
          when p.status is distinct from 'active' or a.id is null then 'revoked'
          when not v_anywhere or g.player_id is not null or d.is_check_due or d.check_ms >= check_free_ms()
            then 'restricted:' || bet_restriction(i.player_id, i.stake, greatest(v_time, a.last_time + 1)) end,
        case when v_paced then 'restricted:' || pace_restriction(i.player_id, greatest(v_time, a.last_time + 1)) end,
        case
          when i.game = any(v_paused) then 'paused'
          when not i.allowed then 'limit'
          when s.id is null then 'unseeded'
          when s.id <> i.pair_id or s.nonce <> i.nonce then 'stale'
          when a.balance < i.stake then 'insufficient'
          else 'ok' end) as verdict offset 0) v
  ), taken as (
    -- Time played grows no faster than the clock: until fast_until no check can be due and no new day begins.
    select *, case when is_free then least((at / day_ms() + 1) * day_ms(), at + check_free_ms() - checked_ms) else 0 end as fast_until
      from judged where verdict = 'ok'
  ), booked_bets as (
    insert into bets (id, game, player_id, request_id, stake, choice, outcome, payout, seed_pair_id, nonce, create_time)
      select new_bet, game, player_id, request_id, stake, choice, outcome, payout, pair_id, nonce, at from taken
  ), counted as (
    insert into stake_days as d (player_id, day, bets, staked, paid, played_ms, last_at, check_ms, check_from, is_check_due)
      select player_id, (at / day_ms())::int4, 1, stake, payout, coalesce(played_between(last_at, at), 0), at, checked_ms,
             case when at - last_at < sitting_gap_ms() then check_from else at end, coalesce(is_check_due, false) from taken
      on conflict (player_id, day) do update set bets = d.bets + 1, staked = d.staked + excluded.staked,
        paid = d.paid + excluded.paid, played_ms = d.played_ms + excluded.played_ms, last_at = excluded.last_at,
        check_ms = excluded.check_ms, check_from = excluded.check_from
  ), used_nonces as (
    update seed_pairs s set nonce = s.nonce + 1 from taken t where s.id = t.pair_id
  ), paid as (
    update accounts a set balance = a.balance - t.stake + t.payout,
                          entries = a.entries + case when t.payout > 0 then 2 else 1 end, last_time = t.at,
                          fast_until = t.fast_until, fast_pair = t.pair_id, fast_nonce = t.nonce + 1, fast_last = t.at
      from taken t where a.id = t.account_id
  ), house as (
    update accounts a set balance = a.balance + n.net, entries = a.entries + 1, last_time = v_time
      from (select sum(stake - payout)::int8 as net from taken) n where a.id = v_pool and n.net <> 0
      returning a.id, a.entries, n.net, a.balance
  ), journal as (
    insert into journals (id, key, input_hash, cause, create_time)
      select v_journal, in_key, '', 'play', v_time where exists (select 1 from taken)
  ), booked_entries as (
    insert into entries (account_id, number, journal_id, amount, balance_after, bet_id, create_time)
      select account_id, entries + 1, v_journal, -stake, balance - stake, new_bet, at from taken
      union all
      select account_id, entries + 2, v_journal, payout, balance - stake + payout, new_bet, at from taken where payout > 0
      union all
      select id, entries, v_journal, net, balance, null, v_time from house
  )
  select place, verdict,
         case when verdict = 'ok' then balance - stake + payout else balance end,
         coalesce(new_bet, known_bet),
         case when verdict = 'repeated' then known_time else at end,
         case when verdict = 'repeated' then known_outcome end,
         case when verdict = 'repeated' then known_payout end,
         case verdict when 'repeated' then known_pair when 'stale' then current_pair end,
         case verdict when 'repeated' then known_nonce when 'stale' then current_nonce end,
         verdict = 'ok' and is_free and checked_ms < check_free_ms()
    from judged;
end $$;
