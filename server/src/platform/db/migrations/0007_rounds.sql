-- Shared rounds and the bets on them. One round of a game is under way at a time. Its outcome and hash stay null
-- until it has ended; what they will be is nowhere in this table.
create table rounds (
  id int8 generated always as identity primary key,
  game text not null,
  epoch int4 not null,
  index int4 not null,
  phase text not null default 'betting' check (phase in ('betting', 'locked', 'running', 'result', 'over')),
  -- When betting ends: fixed when the window opens, and never moved.
  lock_time int8 not null,
  started_at int8,
  ended_at int8,
  -- How far the flight had come when its driver last said so.
  heartbeat_ms int4 not null default 0,
  book_root text,
  round_cap int4,
  -- What the house would lose if every bet left at 2.00x: a round that can't pay that takes no more bets.
  loss_at_double int8 not null default 0,
  outcome jsonb,
  hash text,
  incident text,
  -- Summed up once, at the end.
  players int4 not null default 0,
  total_stake int8 not null default 0,
  total_payout int8 not null default 0,
  create_time int8 not null default now_ms(),
  unique (game, epoch, index),
  check ((outcome is null) = (hash is null)),
  check (phase in ('result', 'over') or outcome is null)
);
create unique index rounds_under_way on rounds (game) where phase <> 'over';
create index rounds_of_game on rounds (game, create_time desc);

alter table bets
  add column state text not null default 'settled'
    check (state in ('queued', 'placed', 'settled', 'cancelled', 'refunded')),
  add column round_id int8,
  -- Hundredths: where it leaves by itself, where it must leave, where it left.
  add column auto int4,
  add column cap int4,
  add column exit int4,
  add constraint open_bets_are_unpaid check ((payout is null) = (state in ('queued', 'placed')));
create index bets_of_round on bets (round_id, player_id) where round_id is not null;
create index bets_in_round on bets (round_id) where state = 'placed';
-- What all bets of a draw together are paid by each result: a bet that would make the worst too dear is refused.
create table round_exposures (
  round_id int8 primary key references rounds (id),
  staked int8 not null,
  payouts int8[] not null
);

create unique index bets_queued on bets (player_id, game) where state = 'queued';

-- Takes bets on a game's round while its window is open; afterwards, where the game lets bets wait, one per player is
-- queued for the next. Stakes go to escrow. `in_allowed` says whether the round can bear a bet, `in_loss` and
-- `in_loss_max` measure that for flights. `in_time` is the database's own clock but in tests.
create function place_round_bets(
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
             when v_round.id is null then 'closed'
             when not v_open and not in_queues then 'late'
             when v_open and (select count(*) from bets o where o.round_id = v_round.id and o.player_id = i.player_id
                                and o.state in ('placed', 'settled')) >= in_per_round then 'joined'
             -- One that waits for this round is about to be moved into it.
             when in_queues and exists (select 1 from bets o where o.player_id = i.player_id and o.game = in_game
                                           and o.state = 'queued') then 'joined'
             when a.balance < i.stake then 'insufficient'
             else 'ok' end as verdict
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

-- Ends open bets: each leaves escrow and is paid. Only bets that are still open are touched, so that a second call
-- changes nothing; every bet's final word is returned, whoever ended it.
create function settle_round_bets(
  in_key text, in_game text, in_bet int8[], in_exit int4[], in_payout int8[], in_state text)
returns table (bet_id int8, player_id int8, fresh boolean, exit int4, payout int8, balance int8)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off as $$
#variable_conflict use_column
declare
  v_time int8;
  v_escrow int8;
  v_pool int8;
  v_journal int8 := nextval('journals_id_seq');
begin
  -- Whoever ends a bet holds its player's account: so nobody ends it twice.
  perform 1 from accounts a
    where a.kind = 'player' and a.owner_id in (select b.player_id from bets b where b.id = any(in_bet)) order by a.id for update;
  v_escrow := house_shard('escrow', in_game, v_journal);
  v_pool := house_shard('pool', '', v_journal);
  v_time := now_ms();

  return query
  with ending as materialized (
    select b.id as bet_id, b.player_id, b.stake, i.exit, i.payout, b.exit as known_exit, b.payout as known_payout,
           b.state in ('queued', 'placed') as fresh, b.round_id, b.choice, p.nickname, a.id as account_id, a.balance, a.entries, a.last_time,
           row_number() over (partition by b.player_id, b.state in ('queued', 'placed') order by b.id) as turn,
           sum(i.payout) over (partition by b.player_id, b.state in ('queued', 'placed') order by b.id) as paid_so_far,
           count(*) filter (where i.payout > 0) over (partition by b.player_id, b.state in ('queued', 'placed') order by b.id) as entries_so_far
      from unnest(in_bet, in_exit, in_payout) as i(bet_id, exit, payout)
      join bets b on b.id = i.bet_id and b.game = in_game
      join players p on p.id = b.player_id
      join accounts a on a.owner_id = b.player_id and a.kind = 'player' and a.label = '' and a.shard = 0
  ), ended as (
    select * from ending where fresh
  ), closed as (
    update bets b set state = in_state, exit = e.exit, payout = e.payout from ended e where b.id = e.bet_id
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
    -- Reads the house's entries first: topics are locked after accounts and shards.
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
         (e.balance + coalesce(t.payout, 0))::int8
    from ending e left join totals t on t.account_id = e.account_id;
end $$;

-- Gives a stake back as long as its round has not locked. Says 'cancelled', 'closed', or 'unknown'.
create function cancel_round_bet(in_key text, in_game text, in_bet int8, in_player int8, in_time int8 default null)
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
    -- What the round risked by it, it risks no longer.
    update rounds r set loss_at_double = r.loss_at_double - (v_bet.stake * least(200, v_bet.auto, v_bet.cap) / 100 - v_bet.stake)
      where v_bet.state = 'placed' and r.id = v_bet.round_id;
    perform settle_round_bets(in_key, in_game, array[in_bet], array[100], array[v_bet.stake], 'cancelled');
  end if;
  return query
    select case when v_bet.id is null then 'unknown' when v_open or v_bet.state = 'cancelled' then 'cancelled' else 'closed' end,
           (select a.balance from accounts a where a.owner_id = in_player and a.kind = 'player' and a.label = '' and a.shard = 0);
end $$;

-- Which node drives what. A node that stops renewing loses it to the next that asks.
create table leases (
  name text primary key,
  holder uuid not null,
  expires_at int8 not null
);

-- The nodes of the house, and when each was last seen.
create table nodes (
  id uuid primary key,
  started_at int8 not null,
  seen_at int8 not null
);
