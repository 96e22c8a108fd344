-- Takes bets on a game's round while its betting window is open. Afterwards, if the game queues bets (in_queues), one bet
-- per player waits for the next round. Stakes go to escrow. Writes journals, entries and the bets' event.
-- `in_allowed` says whether the round can pay a bet; `in_loss` is what it loses at 2.00x, at most the round's limit.
-- `in_profit` is the limit that a bet's cap follows from. A bet that was checked against other limits than the round's is
-- 'stale' and not taken.
-- In a paused game every bet that would be taken is 'closed'; a repeated request still gets its first result.
-- bet_restriction is only asked when there are country rules, a guard row or a check that may be due; few players have one.
-- `in_time` replaces the database's clock in tests.
-- Lock order: pause_lock shared, players' accounts by id, the round, one escrow shard, the topic.
create or replace function take_round_bets(
  in_key text, in_game text, in_player int8[], in_request uuid[], in_stake int8[], in_choice jsonb[],
  in_auto int4[], in_cap int4[], in_allowed boolean[], in_loss int8[], in_profit int8[], in_per_round int4,
  in_queues boolean, in_time int8 default null)
returns table (place int8, status text, balance int8, bet_id int8, round_id int8, state text, create_time int8)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
#variable_conflict use_column
declare
  v_game_open boolean := is_game_open(in_game);
  v_anywhere boolean := not exists (select 1 from place_rules);
  v_time int8;
  v_round rounds;
  v_open boolean;
  v_escrow int8;
  v_journal int8 := nextval('journals_id_seq');
begin
  perform 1 from accounts a where a.owner_id = any(in_player) and a.kind = 'player' order by a.id for update;
  select * into v_round from rounds r where r.game = in_game and r.phase <> 'over' for update;
  v_time := coalesce(in_time, now_ms());
  v_open := v_round.phase = 'betting' and v_time < v_round.lock_time and v_round.incident is null
    and not is_epoch_closed(v_round.epoch);
  v_escrow := house_shard('escrow', in_game, v_journal);

  return query
  with intent as (
    select * from unnest(in_player, in_request, in_stake, in_choice, in_auto, in_cap, in_allowed, in_loss, in_profit)
      with ordinality as t(player_id, request_id, stake, choice, auto, cap, allowed, loss, profit, place)
  ), seen as materialized (
    select i.*, p.nickname, a.id as account_id, a.balance, a.entries, greatest(v_time, a.last_time + 1) as at, b.id as known_bet,
           b.round_id as known_round, b.state as known_state, b.create_time as known_time,
           case
             when b.id is not null and (b.game, b.stake, b.choice) is not distinct from (in_game, i.stake, i.choice) then 'repeated'
             when b.id is not null then 'reused'
             when p.status <> 'active' then 'revoked'
             else coalesce(
               case when not v_anywhere or g.player_id is not null or d.is_check_due or d.check_ms >= check_free_ms()
                 then 'restricted:' || bet_restriction(i.player_id, i.stake, greatest(v_time, a.last_time + 1)) end, case
               when v_round.id is null then 'closed'
               when not v_open and not in_queues then case when v_game_open then 'late' else 'closed' end
               when v_open and (select count(*) from bets o where o.round_id = v_round.id and o.player_id = i.player_id
                                  and o.state in ('placed', 'settled')) >= in_per_round then 'joined'
               -- A queued bet is about to be moved into this round.
               when in_queues and exists (select 1 from bets o where o.player_id = i.player_id and o.game = in_game
                                             and o.state = 'queued') then 'joined'
               when v_open and i.profit is not null
                    and (i.profit <> v_round.profit_per_bet or i.allowed and i.stake > v_round.stake_max) then 'stale'
               when a.balance < i.stake then 'insufficient'
               else 'ok' end) end as verdict
      from intent i
      join accounts a on a.owner_id = i.player_id and a.kind = 'player' and a.label = '' and a.shard = 0
      join players p on p.id = i.player_id
      left join bets b on b.player_id = i.player_id and b.request_id = i.request_id
      left join player_guards g on v_anywhere and g.player_id = i.player_id
      left join lateral (select n.check_ms, n.is_check_due from played_days n
                           where v_anywhere and n.player_id = i.player_id order by n.day desc limit 1) d on true
  ), judged as materialized (
    select s.*, case when verdict in ('ok', 'stale') and not v_game_open then 'closed'
                     when verdict = 'ok' and not allowed then 'full'
                     when verdict = 'ok' and v_open and v_round.loss_at_double
                        + sum(case when verdict = 'ok' then loss else 0 end) over (order by place) > v_round.loss_per_round
                     then 'full' else verdict end as final
      from seen s
  ), taken as materialized (
    select j.*, nextval('bets_id_seq') as new_bet from judged j where final = 'ok'
  ), booked_bets as (
    insert into bets (id, game, player_id, request_id, stake, choice, create_time, state, round_id, auto, cap)
      select new_bet, in_game, player_id, request_id, stake, choice, at, case when v_open then 'placed' else 'queued' end,
             case when v_open then v_round.id end, auto, cap from taken
  ), paid as (
    update accounts a set balance = a.balance - t.stake, entries = a.entries + 1, last_time = t.at
      from taken t where a.id = t.account_id
  ), house as (
    update accounts a set balance = a.balance + n.stakes, entries = a.entries + 1, last_time = v_time
      from (select sum(stake)::int8 as stakes from taken) n where a.id = v_escrow and n.stakes > 0
      returning a.id, a.entries, n.stakes, a.balance
  ), risk as (
    update rounds r set loss_at_double = r.loss_at_double + n.loss
      from (select coalesce(sum(loss), 0)::int8 as loss from taken) n where v_open and r.id = v_round.id
  ), journal as (
    insert into journals (id, key, input_hash, cause, reference, create_time)
      select v_journal, in_key, '', 'join', in_game, v_time where exists (select 1 from taken)
  ), booked_entries as (
    insert into entries (account_id, number, journal_id, amount, balance_after, bet_id, create_time)
      select account_id, entries + 1, v_journal, -stake, balance - stake, new_bet, at from taken
      union all
      select id, entries, v_journal, stakes, balance, null, v_time from house
  ), topic as (
    -- Depends on the escrow update, so the topic row is locked after accounts and shards.
    insert into topics as t (name, number) select 'bets:' || in_game, 1 from (select count(*) from house) h(n) where n > 0
      on conflict (name) do update set number = t.number + 1 returning t.number
  ), said as (
    insert into events (topic, number, payload)
      select 'bets:' || in_game, number, (
        select jsonb_agg(jsonb_build_object('id', new_bet, 'playerId', player_id, 'nickname', nickname, 'gold', stake,
                 'choice', choice, 'roundId', case when v_open then v_round.id end, 'state', case when v_open then 'placed' else 'queued' end,
                 'exit', null, 'payout', null)) from taken)
        from topic
  )
  select j.place, j.final, j.balance - case when j.final = 'ok' then j.stake else 0 end, coalesce(t.new_bet, j.known_bet),
         case when j.final = 'repeated' then j.known_round when v_open then v_round.id end,
         case when j.final = 'repeated' then j.known_state when v_open then 'placed' else 'queued' end,
         coalesce(j.known_time, j.at)
    from judged j left join taken t on t.place = j.place;
end $$;
