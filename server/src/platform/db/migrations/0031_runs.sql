-- A run: bets of one player, one after the other, that nothing stands in the way of. As long as it lasts a bet changes no
-- row of its player's but his account, where the run is counted: which nonce of which seeds is next, how many bets there
-- were, what they cost and brought. `end_runs` writes it down where it belongs, and whoever wants to write there himself
-- calls it first; who only reads takes the views, which count the run in.
alter table accounts
  -- Until then nothing need be asked: no guard, no check, no closed place, no other day. Whatever sets one ends it.
  add column run_until int8 not null default 0,
  add column run_pair int8 not null default 0,
  add column run_nonce int8 not null default 0,
  add column run_bets int8 not null default 0,
  add column run_staked int8 not null default 0,
  add column run_paid int8 not null default 0,
  add column run_last int8 not null default 0;

create view seeds_now as
  select s.id, s.player_id, s.status, s.server_seed_sealed, s.server_seed_hash, s.client_seed,
         s.nonce + coalesce(a.run_bets, 0) as nonce, s.create_time, s.active_time, s.reveal_time
    from seed_pairs s left join accounts a on a.owner_id = s.player_id and a.kind = 'player' and a.run_pair = s.id;

-- Of a run all bets are made on one day, and none five minutes after the one before: so all the time in between was played.
create view played_days as
  select d.player_id, d.day, d.bets + r.bets as bets, d.staked + r.staked as staked, d.paid + r.paid as paid,
         d.played_ms + r.played as played_ms, d.last_at + r.played as last_at, d.check_ms + r.played as check_ms,
         d.check_from, d.is_check_due
    from stake_days d left join accounts a on a.owner_id = d.player_id and a.kind = 'player' and a.run_bets > 0
                                          and d.day = (a.run_last / 86400000)::int4
    cross join lateral (select coalesce(a.run_bets, 0) as bets, coalesce(a.run_staked, 0) as staked, coalesce(a.run_paid, 0) as paid,
                               greatest(0, coalesce(a.run_last - d.last_at, 0)) as played) r;

-- Writes down the runs of these players, whose accounts the caller holds.
create function end_runs(in_players int8[]) returns void
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update seed_pairs s set nonce = s.nonce + a.run_bets
    from accounts a where a.owner_id = any(in_players) and a.kind = 'player' and a.run_bets > 0 and s.id = a.run_pair;
  update stake_days d set bets = d.bets + a.run_bets, staked = d.staked + a.run_staked, paid = d.paid + a.run_paid,
      played_ms = d.played_ms + greatest(0, a.run_last - d.last_at), check_ms = d.check_ms + greatest(0, a.run_last - d.last_at),
      last_at = greatest(d.last_at, a.run_last)
    from accounts a where a.owner_id = any(in_players) and a.kind = 'player' and a.run_bets > 0
                      and d.player_id = a.owner_id and d.day = (a.run_last / 86400000)::int4;
  update accounts a set run_until = 0, run_bets = 0, run_staked = 0, run_paid = 0
    where a.owner_id = any(in_players) and a.kind = 'player' and (a.run_until > 0 or a.run_bets > 0);
end $$;

-- What is revealed is whole: the run's nonces go with the seeds, and the rest of it stays to be counted for the day.
create function reveal_run() returns trigger language plpgsql as $$
begin
  select old.nonce + a.run_bets into new.nonce from accounts a
    where a.owner_id = new.player_id and a.kind = 'player' and a.run_pair = new.id;
  new.nonce := coalesce(new.nonce, old.nonce);
  update accounts a set run_until = 0, run_pair = 0 where a.owner_id = new.player_id and a.kind = 'player';
  return new;
end $$;
create trigger seed_pairs_revealed before update of status on seed_pairs for each row
  when (old.status = 'active' and new.status <> 'active') execute function reveal_run();

-- Whoever is given a guard, is suspended, moves or leaves is asked again from his next bet on.
create function stop_run() returns trigger language plpgsql as $$
begin
  update accounts a set run_until = 0
    where a.owner_id = (to_jsonb(new)->>tg_argv[0])::int8 and a.kind = 'player' and a.run_until > 0;
  return null;
end $$;
create trigger player_guards_stop_run after insert or update on player_guards for each row execute function stop_run('player_id');
create trigger players_stop_run after update of status, suspend_time, country, location_country on players for each row
  execute function stop_run('id');

-- Another word on a place concerns everyone: it waits for all bets that are under way, and those that come wait for it.
create function stop_runs() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    perform pg_advisory_xact_lock(4711002);
    update accounts a set run_until = 0 where a.run_until > 0;
  end if;
  return null;
end $$;
create trigger place_rules_added after insert on place_rules referencing new table as changed
  for each statement execute function stop_runs();
create trigger place_rules_changed after update on place_rules referencing new table as changed
  for each statement execute function stop_runs();
create trigger place_rules_gone after delete on place_rules referencing old table as changed
  for each statement execute function stop_runs();

-- As they were, with the run counted in.
create or replace function limits_of(in_player int8, in_time int8)
returns table (kind text, period text, own int8, ceiling int8, amount int8, used int8, until int8)
language plpgsql stable set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with both_words as (
    select l.kind, l.period, max(l.amount) filter (where l.set_by = 'player') as own,
           max(l.amount) filter (where l.set_by = 'operator') as ceiling, min(l.amount) as amount
      from player_limits l where l.player_id = in_player and l.kind <> 'check' group by l.kind, l.period
  )
  select b.kind, b.period, b.own, b.ceiling, b.amount,
         case when b.kind = 'deposit' then coalesce(r.gold, 0)
              else coalesce(case b.kind when 'stake' then d.staked when 'loss' then d.staked - d.paid else d.played_ms end, 0)
         end::int8,
         p.beyond * 86400000::int8
    from both_words b
    cross join lateral period_days(b.period, in_time) p
    left join lateral (
      select sum(s.staked) as staked, sum(s.paid) as paid, sum(s.played_ms) as played_ms
        from played_days s where s.player_id = in_player and s.day >= p.first_day and s.day < p.beyond) d on true
    left join lateral (
      select sum(r.gold) as gold from recharges r
        where b.kind = 'deposit' and r.player_id = in_player and r.create_time >= p.first_day * 86400000::int8
          and r.create_time < p.beyond * 86400000::int8 and r.state not in ('failed', 'expired', 'orphaned', 'tooSmall')) r on true;
end $$;

create or replace function stake_bar(in_player int8, in_stake int8, in_time int8 default null) returns text
language plpgsql stable as $$
declare
  v_time int8 := coalesce(in_time, now_ms());
  v_bar text := place_bar(in_player);
  v_guard player_guards;
  v_last stake_days;
begin
  if v_bar is not null then
    return v_bar;
  end if;
  select * into v_guard from player_guards g where g.player_id = in_player;
  -- Whoever is suspended has a guard: nobody else is asked.
  if v_guard.player_id is not null and is_suspended(in_player) then
    return 'suspended';
  end if;
  if v_guard.out_until > v_time then
    return 'out';
  end if;
  select * into v_last from played_days d where d.player_id = in_player order by d.day desc limit 1;
  if v_last.is_check_due
     or v_last.check_ms + played_between(v_last.last_at, v_time) >= coalesce(v_guard.check_minutes, 60) * 60000::int8 then
    return 'check';
  end if;
  if not coalesce(v_guard.has_limits, false) then
    return null;
  end if;
  select l.kind into v_bar from limits_of(in_player, v_time) l
    where case l.kind
      when 'time' then l.used + played_between(v_last.last_at, v_time) >= l.amount * 60000
      when 'deposit' then false
      else l.used + in_stake > l.amount end
    order by array_position(array['time', 'loss', 'stake'], l.kind) limit 1;
  return v_bar;
end $$;

-- As it was; the run of whoever makes another bet ends before.
create or replace function count_stakes() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off
  set enable_mergejoin = off as $$
begin
  perform end_runs(array_agg(distinct player_id)) from written where state <> 'settled' having count(*) > 0;
  insert into stake_days as d (player_id, day, bets, staked, paid, played_ms, last_at, check_ms, check_from, is_check_due)
    select w.player_id, (w.at / 86400000)::int4, w.bets, w.staked, w.paid, coalesce(p.played, 0), w.at,
           case when p.is_on then l.check_ms + p.played else 0 end,
           case when p.is_on then l.check_from else w.at end, coalesce(l.is_check_due, false)
      from (select player_id, count(*) as bets, sum(stake) as staked, coalesce(sum(payout), 0) as paid, max(create_time) as at
              from written where state <> 'settled' group by player_id) w
      left join lateral (select * from stake_days s where s.player_id = w.player_id order by s.day desc limit 1) l on true
      left join lateral (select played_between(l.last_at, w.at) as played, w.at - l.last_at < 1800000 as is_on) p on true
    on conflict (player_id, day) do update set bets = d.bets + excluded.bets, staked = d.staked + excluded.staked,
      paid = d.paid + excluded.paid, played_ms = d.played_ms + excluded.played_ms, last_at = excluded.last_at,
      check_ms = excluded.check_ms, check_from = excluded.check_from;
  return null;
end $$;

-- As it was; the board's nonce is the one after the run's.
create or replace function begin_allowed_ladder_game(
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
  perform end_runs(array[in_player]);
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

-- Nodes that called these are two versions old; they would know of no run.
drop function settle_instant_bets(text, int8[], uuid[], text[], int8[], jsonb[], jsonb[], int8[], int8[], int8[], boolean[]);
drop function settle_open_bets(text, int8[], uuid[], text[], int8[], jsonb[], jsonb[], int8[], int8[], int8[], boolean[]);

-- As it was; runs end before a bet is judged here, and one begins with a bet that was taken where nothing stands in the way.
drop function settle_bets(text, int8[], uuid[], text[], int8[], jsonb[], jsonb[], int8[], int8[], int8[], boolean[]);
create function settle_bets(
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
  v_paused text[];
begin
  -- A pause waits until all who hold this have ended: so no bet is taken after a pause was answered.
  perform pg_advisory_xact_lock_shared(4711002);
  select array_agg(s.game) into v_paused from game_standings s where s.pause_time is not null;
  -- Locked in one order and before anything is read, so that the next statement sees what is true now.
  perform 1 from accounts a where a.owner_id = any(in_player) and a.kind = 'player' order by a.id for update;
  perform end_runs(in_player);
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
           s.id as current_pair, s.nonce as current_nonce, d.last_at, d.check_from, d.is_check_due,
           b.id as known_bet, b.outcome as known_outcome, b.payout as known_payout, b.seed_pair_id as known_pair,
           b.nonce as known_nonce, b.create_time as known_time,
           g.player_id is null and d.is_check_due is not true as is_free,
           case when greatest(v_time, a.last_time + 1) - d.last_at < 1800000
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
      -- Asked once, though the verdict is read twice.
      cross join lateral (select coalesce(case
          when b.id is not null and (b.game, b.stake, b.choice) is not distinct from (i.game, i.stake, i.choice) then 'repeated'
          when b.id is not null then 'reused'
          when p.status is distinct from 'active' or a.id is null then 'revoked'
          when not v_anywhere or g.player_id is not null or d.is_check_due or d.check_ms >= 3300000
            then 'bar:' || stake_bar(i.player_id, i.stake, greatest(v_time, a.last_time + 1)) end,
        case
          when i.game = any(v_paused) then 'paused'
          when not i.allowed then 'limit'
          when s.id is null then 'unseeded'
          when s.id <> i.pair_id or s.nonce <> i.nonce then 'stale'
          when a.balance < i.stake then 'insufficient'
          else 'ok' end) as verdict offset 0) v
  ), taken as (
    -- Time played grows no faster than time: up to then no check can be due, nor another day begin.
    select *, case when is_free then least((at / 86400000 + 1) * 86400000, at + 3300000 - checked_ms) else 0 end as run_until
      from judged where verdict = 'ok'
  ), booked_bets as (
    insert into bets (id, game, player_id, request_id, stake, choice, outcome, payout, seed_pair_id, nonce, create_time)
      select new_bet, game, player_id, request_id, stake, choice, outcome, payout, pair_id, nonce, at from taken
  ), counted as (
    insert into stake_days as d (player_id, day, bets, staked, paid, played_ms, last_at, check_ms, check_from, is_check_due)
      select player_id, (at / 86400000)::int4, 1, stake, payout, coalesce(played_between(last_at, at), 0), at, checked_ms,
             case when at - last_at < 1800000 then check_from else at end, coalesce(is_check_due, false) from taken
      on conflict (player_id, day) do update set bets = d.bets + 1, staked = d.staked + excluded.staked,
        paid = d.paid + excluded.paid, played_ms = d.played_ms + excluded.played_ms, last_at = excluded.last_at,
        check_ms = excluded.check_ms, check_from = excluded.check_from
  ), used_nonces as (
    update seed_pairs s set nonce = s.nonce + 1 from taken t where s.id = t.pair_id
  ), paid as (
    update accounts a set balance = a.balance - t.stake + t.payout,
                          entries = a.entries + case when t.payout > 0 then 2 else 1 end, last_time = t.at,
                          run_until = t.run_until, run_pair = t.pair_id, run_nonce = t.nonce + 1, run_last = t.at
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
         verdict = 'ok' and is_free and checked_ms < 3300000
    from judged;
end $$;

-- Bets of runs, at most one of a player: what the judge of all others looks up stands in the account's row, so that one
-- statement without a lock before it takes a bet or leaves it. What is left here, for whatever reason, is to be judged by
-- `settle_bets`. The accounts come in the order in which everyone locks them. (Asked for their kind as well, they would be
-- gone through one and all, by the index of that kind.)
create function settle_run_bets(
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
  -- A pause waits until all who hold this have ended: so no bet is taken after a pause was answered.
  perform pg_advisory_xact_lock_shared(4711002);
  select coalesce(array_agg(s.game), '{}') into v_paused from game_standings s where s.pause_time is not null;
  v_time := now_ms();
  v_journal := nextval('journals_id_seq');

  with taken as (
    update accounts a set balance = a.balance - i.stake + i.payout, entries = a.entries + 1 + (i.payout > 0)::int4,
                          last_time = greatest(v_time, a.last_time + 1), run_nonce = a.run_nonce + 1, run_bets = a.run_bets + 1,
                          run_staked = a.run_staked + i.stake, run_paid = a.run_paid + i.payout,
                          run_last = greatest(v_time, a.last_time + 1)
      from unnest(in_account, in_player, in_request, in_game, in_stake, in_choice, in_outcome, in_payout, in_pair, in_nonce)
        with ordinality as i(account_id, player_id, request_id, game, stake, choice, outcome, payout, pair_id, nonce, place)
      where a.id = i.account_id and a.owner_id = i.player_id and a.run_until > greatest(v_time, a.last_time + 1)
        and greatest(v_time, a.last_time + 1) - a.run_last < 300000
        and a.run_pair = i.pair_id and a.run_nonce = i.nonce and a.balance >= i.stake and i.game <> all(v_paused)
        and not exists (select 1 from bets b where b.player_id = i.player_id and b.request_id = i.request_id)
      returning a.id as account_id, a.balance, a.entries, a.last_time as at, i.player_id, i.request_id, i.game, i.stake,
                i.choice, i.outcome, i.payout, i.pair_id, i.nonce, i.place, nextval('bets_id_seq') as new_bet
  ), booked_bets as (
    insert into bets (id, game, player_id, request_id, stake, choice, outcome, payout, seed_pair_id, nonce, create_time)
      select new_bet, game, player_id, request_id, stake, choice, outcome, payout, pair_id, nonce, at from taken
  ), pool as materialized (
    -- Asked for when all players' rows are held: the house's come last.
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
