-- What protects players from themselves: limits, breaks, exclusions and the reality check. Whatever takes a stake asks
-- `stake_bar` while it holds the player's account, and what was staked is counted by the same statement: so there is no
-- way past a limit in parallel, from another device or by another node.

-- What each player staked and was paid by the bets that he made on a day, in UTC, and how long he played. Every bet counts
-- for the day on which it was made, also where it ends later: an open stake is lost until it is paid.
create table stake_days (
  player_id int8 not null,
  -- Days since 1970.
  day int4 not null,
  bets int8 not null,
  staked int8 not null,
  paid int8 not null,
  -- From one bet to the next; see `played_between`.
  played_ms int8 not null,
  last_at int8 not null,
  -- Time played since the last reality check was answered or the sitting began, and when that was.
  check_ms int8 not null,
  check_from int8 not null,
  -- A stake was refused for it; it stays so until it is answered.
  is_check_due boolean not null default false,
  primary key (player_id, day)
) with (fillfactor = 50);

-- Time played runs from bet to bet. Of a pause at most five minutes count, and of half an hour or more nothing.
create function played_between(in_from int8, in_to int8) returns int8 language sql immutable as $$
  select case when in_to - in_from < 1800000 then greatest(0, least(in_to - in_from, 300000)) else 0 end
$$;

-- Whoever has anything here that may stop him. Nearly nobody has a row, and then there is little to ask.
create table player_guards (
  player_id int8 primary key references players (id),
  -- No stake, no payment in and no advertising until then; the largest number that a browser can hold is for ever.
  out_kind text check (out_kind in ('timeout', 'exclusion')),
  out_from int8,
  out_until int8,
  check_minutes int4 not null default 60 check (check_minutes in (15, 30, 60)),
  has_limits boolean not null default false,
  check ((out_kind is null) = (out_until is null) and (out_kind is null) = (out_from is null))
);

-- Gold, or minutes for time and for the reality check. What the operator set stands beside the player's own: the lower counts.
create table player_limits (
  player_id int8 not null references players (id),
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time', 'check')),
  period text not null check (period in ('day', 'week', 'month', 'play')),
  set_by text not null check (set_by in ('player', 'operator')),
  amount int8 not null check (amount > 0),
  set_time int8 not null default now_ms(),
  primary key (player_id, kind, period, set_by),
  check ((kind = 'check') = (period = 'play'))
);

-- A looser limit that the player has asked for: he may confirm it a day later, and for some days only.
create table limit_changes (
  player_id int8 not null references players (id),
  kind text not null,
  period text not null,
  -- Null takes the limit away.
  amount int8 check (amount > 0),
  ask_time int8 not null,
  open_time int8 not null,
  lapse_time int8 not null,
  primary key (player_id, kind, period)
);

-- Everything that was ever changed here, for the player, for the console and for the signs of harm.
create table guard_steps (
  id int8 generated always as identity primary key,
  player_id int8 not null,
  step text not null,
  facts jsonb not null,
  create_time int8 not null default now_ms()
);
create index guard_steps_of_player on guard_steps (player_id, create_time desc);
create trigger guard_steps_append_only before update on guard_steps for each row execute function refuse_change();

-- Keyed hashes of phones and addresses of people who have excluded themselves: no new account is opened with them, not
-- even after the old one was deleted.
create table excluded_marks (
  kind text not null check (kind in ('phone', 'email')),
  mark bytea not null,
  until int8 not null,
  primary key (kind, mark)
);

-- What looked like harm on a day, for a person to look at. Each is told to the player once.
create table harm_signs (
  player_id int8 not null references players (id),
  day int4 not null,
  sign text not null check (sign in ('night', 'rising', 'recharges', 'loosened')),
  facts jsonb not null,
  create_time int8 not null default now_ms(),
  primary key (player_id, day, sign)
);
create index harm_signs_by_time on harm_signs (create_time desc);

-- The days of a period in which a moment lies: from the first to before `beyond`. Weeks begin on Monday.
create function period_days(in_period text, in_time int8, out first_day int4, out beyond int4) language plpgsql immutable as $$
declare
  v_day int4 := (in_time / 86400000)::int4;
  v_month date;
begin
  if in_period = 'day' then
    first_day := v_day;
    beyond := v_day + 1;
  elsif in_period = 'week' then
    first_day := v_day - (v_day + 3) % 7;
    beyond := first_day + 7;
  else
    v_month := date_trunc('month', (date '1970-01-01' + v_day)::timestamp)::date;
    first_day := v_month - date '1970-01-01';
    beyond := (v_month + interval '1 month')::date - date '1970-01-01';
  end if;
end $$;

-- A player's limits at a moment with what is used of them: gold, and milliseconds for time.
create function limits_of(in_player int8, in_time int8)
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
        from stake_days s where s.player_id = in_player and s.day >= p.first_day and s.day < p.beyond) d on true
    left join lateral (
      select sum(r.gold) as gold from recharges r
        where b.kind = 'deposit' and r.player_id = in_player and r.create_time >= p.first_day * 86400000::int8
          and r.create_time < p.beyond * 86400000::int8 and r.state not in ('failed', 'expired', 'orphaned', 'tooSmall')) r on true;
end $$;

-- Why a player may not stake so much now: 'country', 'out', 'check', 'time', 'stake' or 'loss'; null where he may. Asked
-- while his account is held. A bet that was taken before and waited is judged anew with a stake of nothing.
create function stake_bar(in_player int8, in_stake int8, in_time int8 default null) returns text
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
  if v_guard.out_until > v_time then
    return 'out';
  end if;
  select * into v_last from stake_days d where d.player_id = in_player order by d.day desc limit 1;
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

-- Whatever takes a bet that is not settled at once, it is counted; the statement of those that are counts them itself, as it
-- has all at hand. Whoever takes a bet holds the player's account, so nobody counts beside.
create function count_stakes() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off
  set enable_mergejoin = off as $$
begin
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
create trigger bets_count_stakes after insert on bets referencing new table as written
  for each statement execute function count_stakes();

-- A bet that ends is paid, or its stake was never there.
create function count_ends() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = on as $$
begin
  update stake_days d set bets = d.bets - e.fewer, staked = d.staked - e.back, paid = d.paid + e.paid
    from (select n.player_id, (n.create_time / 86400000)::int4 as day, count(*) filter (where n.state <> 'settled') as fewer,
                 coalesce(sum(n.stake) filter (where n.state <> 'settled'), 0) as back,
                 coalesce(sum(n.payout) filter (where n.state = 'settled'), 0) as paid
            from news n join olds o on o.id = n.id
            where o.state in ('queued', 'placed') and n.state in ('settled', 'cancelled', 'refunded')
            group by n.player_id, n.create_time / 86400000) e
    where d.player_id = e.player_id and d.day = e.day;
  return null;
end $$;
create trigger bets_count_ends after update on bets referencing old table as olds new table as news
  for each statement execute function count_ends();

-- What was staked before anyone counted.
insert into stake_days (player_id, day, bets, staked, paid, played_ms, last_at, check_ms, check_from)
  select player_id, (create_time / 86400000)::int4, count(*) filter (where is_bet), coalesce(sum(stake) filter (where is_bet), 0),
         coalesce(sum(payout) filter (where is_bet), 0), sum(played), max(create_time), 0, max(create_time)
    from (select player_id, create_time, stake, payout, state not in ('cancelled', 'refunded') as is_bet,
                 coalesce(played_between(lag(create_time) over (partition by player_id order by create_time), create_time), 0) as played
            from bets) b
    group by 1, 2;
