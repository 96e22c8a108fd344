-- The statements that take a stake, as they were, but that each bet is asked for what bars its player. The verdict is then
-- 'bar:' and the reason, for that bet alone.

-- The hot path: all instant bets of one moment in one statement and one commit, an answer for each, in order.
-- The caller has drawn each outcome for the nonce that it expects; where the seeds have moved on, the answer is
-- 'stale' with the current pair, nothing is booked, and the caller draws again. At most one bet per player.
-- Its plan is made once, when tables may still be small: the settings keep it to the indexes for ever.
-- Nearly nobody has asked for protection: who has no guard and is far from his reality check is not asked any further.
create or replace function settle_instant_bets(
  in_key text, in_player int8[], in_request uuid[], in_game text[], in_stake int8[], in_choice jsonb[],
  in_outcome jsonb[], in_payout int8[], in_pair int8[], in_nonce int8[], in_allowed boolean[])
returns table (place int8, status text, balance int8, bet_id int8, outcome jsonb, payout int8,
               pair_id int8, nonce int8, create_time int8)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
#variable_conflict use_column
declare
  v_time int8;
  v_pool int8;
  v_journal int8;
  v_anywhere boolean;
begin
  -- Locked in one order and before anything is read, so that the next statement sees what is true now.
  perform 1 from accounts a where a.owner_id = any(in_player) and a.kind = 'player' order by a.id for update;
  v_time := now_ms();
  v_journal := nextval('journals_id_seq');
  v_anywhere := not exists (select 1 from place_rules);
  v_pool := house_shard('pool', '', v_journal);

  return query
  with intent as (
    select * from unnest(in_player, in_request, in_game, in_stake, in_choice, in_outcome, in_payout, in_pair, in_nonce, in_allowed)
      with ordinality as t(player_id, request_id, game, stake, choice, outcome, payout, pair_id, nonce, allowed, place)
  ), judged as materialized (
    select i.*, a.id as account_id, a.balance, a.entries, greatest(v_time, a.last_time + 1) as at,
           s.id as current_pair, s.nonce as current_nonce, d.last_at, d.check_ms, d.check_from, d.is_check_due,
           b.id as known_bet, b.outcome as known_outcome, b.payout as known_payout, b.seed_pair_id as known_pair,
           b.nonce as known_nonce, b.create_time as known_time,
           v.verdict, case when v.verdict = 'ok' then nextval('bets_id_seq') end as new_bet
      from intent i
      left join accounts a on a.owner_id = i.player_id and a.kind = 'player' and a.label = '' and a.shard = 0
      left join players p on p.id = i.player_id
      left join seed_pairs s on s.player_id = i.player_id and s.status = 'active'
      left join bets b on b.player_id = i.player_id and b.request_id = i.request_id
      left join player_guards g on g.player_id = i.player_id
      left join lateral (select last_at, check_ms, check_from, is_check_due from stake_days n
                           where n.player_id = i.player_id order by n.day desc limit 1) d on true
      -- Asked once, though the verdict is read twice.
      cross join lateral (select coalesce(case
          when b.id is not null and (b.game, b.stake, b.choice) is not distinct from (i.game, i.stake, i.choice) then 'repeated'
          when b.id is not null then 'reused'
          when p.status is distinct from 'active' or a.id is null then 'revoked'
          when not v_anywhere or g.player_id is not null or d.is_check_due or d.check_ms >= 3300000
            then 'bar:' || stake_bar(i.player_id, i.stake, greatest(v_time, a.last_time + 1)) end,
        case
          when not i.allowed then 'limit'
          when s.id is null then 'unseeded'
          when s.id <> i.pair_id or s.nonce <> i.nonce then 'stale'
          when a.balance < i.stake then 'insufficient'
          else 'ok' end) as verdict offset 0) v
  ), taken as (
    select * from judged where verdict = 'ok'
  ), booked_bets as (
    insert into bets (id, game, player_id, request_id, stake, choice, outcome, payout, seed_pair_id, nonce, create_time)
      select new_bet, game, player_id, request_id, stake, choice, outcome, payout, pair_id, nonce, at from taken
  ), counted as (
    insert into stake_days as d (player_id, day, bets, staked, paid, played_ms, last_at, check_ms, check_from, is_check_due)
      select player_id, (at / 86400000)::int4, 1, stake, payout, coalesce(played_between(last_at, at), 0), at,
             case when at - last_at < 1800000 then check_ms + played_between(last_at, at) else 0 end,
             case when at - last_at < 1800000 then check_from else at end, coalesce(is_check_due, false) from taken
      on conflict (player_id, day) do update set bets = d.bets + 1, staked = d.staked + excluded.staked,
        paid = d.paid + excluded.paid, played_ms = d.played_ms + excluded.played_ms, last_at = excluded.last_at,
        check_ms = excluded.check_ms, check_from = excluded.check_from
  ), used_nonces as (
    update seed_pairs s set nonce = s.nonce + 1 from taken t where s.id = t.pair_id
  ), paid as (
    update accounts a set balance = a.balance - t.stake + t.payout,
                          entries = a.entries + case when t.payout > 0 then 2 else 1 end, last_time = t.at
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
         case when verdict = 'repeated' then known_outcome else outcome end,
         case when verdict = 'repeated' then known_payout else payout end,
         case verdict when 'repeated' then known_pair when 'stale' then current_pair else pair_id end,
         case verdict when 'repeated' then known_nonce when 'stale' then current_nonce else nonce end,
         case verdict when 'repeated' then known_time else at end
    from judged;
end $$;

-- Takes bets on a game's round while its window is open; afterwards, where the game lets bets wait, one per player is
-- queued for the next. Stakes go to escrow. `in_allowed` says whether the round can bear a bet, `in_loss` and
-- `in_loss_max` measure that for flights. `in_time` is the database's own clock but in tests.
create or replace function place_round_bets(
  in_key text, in_game text, in_player int8[], in_request uuid[], in_stake int8[], in_choice jsonb[],
  in_auto int4[], in_cap int4[], in_allowed boolean[], in_loss int8[], in_loss_max int8, in_per_round int4,
  in_queues boolean, in_time int8 default null)
returns table (place int8, status text, balance int8, bet_id int8, round_id int8, state text, create_time int8)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
#variable_conflict use_column
declare
  v_time int8;
  v_round rounds;
  v_open boolean;
  v_escrow int8;
  v_journal int8 := nextval('journals_id_seq');
begin
  perform 1 from accounts a where a.owner_id = any(in_player) and a.kind = 'player' order by a.id for update;
  select * into v_round from rounds r where r.game = in_game and r.phase <> 'over' for update;
  v_time := coalesce(in_time, now_ms());
  v_open := v_round.phase = 'betting' and v_time < v_round.lock_time;
  v_escrow := house_shard('escrow', in_game, v_journal);

  return query
  with intent as (
    select * from unnest(in_player, in_request, in_stake, in_choice, in_auto, in_cap, in_allowed, in_loss)
      with ordinality as t(player_id, request_id, stake, choice, auto, cap, allowed, loss, place)
  ), seen as materialized (
    select i.*, p.nickname, a.id as account_id, a.balance, a.entries, greatest(v_time, a.last_time + 1) as at, b.id as known_bet,
           b.round_id as known_round, b.state as known_state, b.create_time as known_time,
           case
             when b.id is not null and (b.game, b.stake, b.choice) is not distinct from (in_game, i.stake, i.choice) then 'repeated'
             when b.id is not null then 'reused'
             when p.status <> 'active' then 'revoked'
             else coalesce('bar:' || stake_bar(i.player_id, i.stake, greatest(v_time, a.last_time + 1)), case
               when v_round.id is null then 'closed'
               when not v_open and not in_queues then 'late'
               when v_open and (select count(*) from bets o where o.round_id = v_round.id and o.player_id = i.player_id
                                  and o.state in ('placed', 'settled')) >= in_per_round then 'joined'
               -- One that waits for this round is about to be moved into it.
               when in_queues and exists (select 1 from bets o where o.player_id = i.player_id and o.game = in_game
                                             and o.state = 'queued') then 'joined'
               when a.balance < i.stake then 'insufficient'
               else 'ok' end) end as verdict
      from intent i
      join accounts a on a.owner_id = i.player_id and a.kind = 'player' and a.label = '' and a.shard = 0
      join players p on p.id = i.player_id
      left join bets b on b.player_id = i.player_id and b.request_id = i.request_id
  ), judged as materialized (
    select s.*, case when verdict = 'ok' and not allowed then 'full'
                     when verdict = 'ok' and v_open and v_round.loss_at_double
                        + sum(case when verdict = 'ok' then loss else 0 end) over (order by place) > in_loss_max
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
    -- Reads the house's entry first: topics are locked after accounts and shards.
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

-- Begins a game: the stake goes to escrow, and the next nonce of the player's seeds is the board's. The escrow's shard
-- is chosen once, before the update: asked for again for every row, it could answer another one each time.
create or replace function begin_ladder_game(
  in_key text, in_game text, in_player int8, in_request uuid, in_stake int8, in_choice jsonb, in_last_step int4)
returns table (status text, bet_id int8, balance int8) language plpgsql as $$
#variable_conflict use_column
declare
  v_account accounts;
  v_known bets;
  v_seeds seed_pairs;
  v_shard int8;
  v_escrow accounts;
  v_time int8;
  v_bet int8;
  v_journal int8 := nextval('journals_id_seq');
  v_refusal text;
begin
  select * into v_account from accounts a
    where a.owner_id = in_player and a.kind = 'player' and a.label = '' and a.shard = 0 for update;
  select * into v_known from bets b where b.player_id = in_player and b.request_id = in_request;
  select * into v_seeds from seed_pairs s where s.player_id = in_player and s.status = 'active' for update;
  v_refusal := case
    when v_known.id is not null and (v_known.game, v_known.stake, v_known.choice) is not distinct from (in_game, in_stake, in_choice)
      then 'repeated'
    when v_known.id is not null then 'reused'
    when v_account.id is null or (select p.status from players p where p.id = in_player) is distinct from 'active' then 'revoked'
    else coalesce('bar:' || stake_bar(in_player, in_stake, greatest(now_ms(), v_account.last_time + 1)), case
      when exists (select 1 from ladder_games l where l.player_id = in_player and l.game = in_game and l.is_open) then 'open'
      when v_seeds.id is null then 'unseeded'
      when v_account.balance < in_stake then 'insufficient'
      end) end;
  if v_refusal is not null then
    return query select v_refusal, v_known.id, v_account.balance;
    return;
  end if;

  v_time := greatest(now_ms(), v_account.last_time + 1);
  insert into bets (game, player_id, request_id, stake, choice, create_time, state, seed_pair_id, nonce)
    values (in_game, in_player, in_request, in_stake, in_choice, v_time, 'placed', v_seeds.id, v_seeds.nonce)
    returning id into v_bet;
  insert into ladder_games (bet_id, game, player_id, last_step, touched_at) values (v_bet, in_game, in_player, in_last_step, v_time);
  update seed_pairs s set nonce = s.nonce + 1 where s.id = v_seeds.id;
  update accounts a set balance = a.balance - in_stake, entries = a.entries + 1, last_time = v_time
    where a.id = v_account.id returning * into v_account;
  v_shard := house_shard('escrow', in_game, v_journal);
  update accounts a set balance = a.balance + in_stake, entries = a.entries + 1, last_time = now_ms()
    where a.id = v_shard returning * into v_escrow;
  insert into journals (id, key, input_hash, cause, reference, create_time) values (v_journal, in_key, '', 'join', in_game, v_time);
  insert into entries (account_id, number, journal_id, amount, balance_after, bet_id, create_time)
    values (v_account.id, v_account.entries, v_journal, -in_stake, v_account.balance, v_bet, v_time),
           (v_escrow.id, v_escrow.entries, v_journal, in_stake, v_escrow.balance, null, v_time);
  return query select 'ok', v_bet, v_account.balance;
end $$;
