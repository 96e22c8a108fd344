-- Player protection and country rules. Whatever takes a stake calls bet_restriction while it holds the player's account, and
-- counts the stake in the same transaction. So no limit can be passed in parallel, by another device or another node.

-- Owner: protection, play
-- What a player staked and was paid on a UTC day, and how long they played. A bet counts for the day on which it was
-- placed, even if it ends later: an open stake counts as lost until it is paid.
create table stake_days (
  player_id int8 not null,
  -- Days since 1970.
  day int4 not null,
  bets int8 not null,
  staked int8 not null,
  paid int8 not null,
  -- From bet to bet, see played_between.
  played_ms int8 not null,
  last_at int8 not null,
  -- Time played since the last reality check was answered or the sitting began, and when that was.
  check_ms int8 not null,
  check_from int8 not null,
  -- A stake was refused because of the check; true until the player answers it.
  is_check_due boolean not null default false,
  primary key (player_id, day)
) with (fillfactor = 50);

-- stake_days including the open run. All bets of a run fall on one day, each within counted_pause_ms of the one before:
-- so all the time between them was played. Same columns in the same order as stake_days: bet_restriction reads it as such a row.
create view played_days as
  select d.player_id, d.day, d.bets + r.bets as bets, d.staked + r.staked as staked, d.paid + r.paid as paid,
         d.played_ms + r.played as played_ms, d.last_at + r.played as last_at, d.check_ms + r.played as check_ms,
         d.check_from, d.is_check_due
    from stake_days d left join accounts a on a.owner_id = d.player_id and a.kind = 'player' and a.fast_bets > 0
                                          and d.day = (a.fast_last / day_ms())::int4
    cross join lateral (select coalesce(a.fast_bets, 0) as bets, coalesce(a.fast_staked, 0) as staked, coalesce(a.fast_paid, 0) as paid,
                               greatest(0, coalesce(a.fast_last - d.last_at, 0)) as played) r;

-- Owner: protection
-- Players with something that may restrict them. Few have a row, and the others skip most checks.
create table player_guards (
  player_id int8 primary key references players (id),
  -- No stakes, deposits or advertising until out_until; the largest safe JavaScript integer means permanently.
  out_kind text check (out_kind in ('timeout', 'exclusion')),
  out_from int8,
  out_until int8,
  check_minutes int4 not null default default_check_minutes() check (check_minutes in (15, 30, 60)),
  has_limits boolean not null default false,
  check ((out_kind is null) = (out_until is null) and (out_kind is null) = (out_from is null))
);
create trigger player_guards_stop_run after insert or update on player_guards for each row execute function stop_fast_path('player_id');
create view player_guards_public as select player_id, out_kind, out_from, out_until from player_guards;

-- Gold, or minutes for time and for the reality check. Player and operator each set their own: the lower amount applies.
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

-- A looser limit that the player has requested: they can confirm it from open_time until lapse_time.
create table limit_changes (
  player_id int8 not null references players (id),
  kind text not null,
  period text not null,
  -- Null removes the limit.
  amount int8 check (amount > 0),
  ask_time int8 not null,
  open_time int8 not null,
  lapse_time int8 not null,
  primary key (player_id, kind, period)
);

-- The history of all protection settings, for the player, the console and the harm indicators.
create table protection_events (
  id int8 generated always as identity primary key,
  player_id int8 not null,
  step text not null,
  facts jsonb not null,
  create_time int8 not null default now_ms()
);
create index protection_events_of_player on protection_events (player_id, create_time desc);
create trigger protection_events_append_only before update on protection_events for each row execute function refuse_change();

-- Keyed hashes of the phones and e-mail addresses of self-excluded people: no new account can use them, even after the
-- old one was deleted.
create table excluded_fingerprints (
  kind text not null check (kind in ('phone', 'email')),
  mark bytea not null,
  until int8 not null,
  primary key (kind, mark)
);
create view excluded_fingerprints_public as select kind, mark, until from excluded_fingerprints;

-- Harm indicators of a day, for review by an operator. The player is notified of each one once.
create table harm_signs (
  player_id int8 not null references players (id),
  day int4 not null,
  sign text not null check (sign in ('night', 'rising', 'recharges', 'loosened')),
  facts jsonb not null,
  create_time int8 not null default now_ms(),
  id int8 generated always as identity unique,
  primary key (player_id, day, sign)
);
create index harm_signs_by_time on harm_signs (create_time desc);
create index harm_signs_in_order on harm_signs (create_time, id);
create index harm_signs_by_sign on harm_signs (sign, create_time, id);
create index harm_signs_by_player on harm_signs (player_id, create_time, id);

-- Owner: geo
-- Country rules. '*' applies to all countries without a rule of their own; real-money installations start with it closed.
-- Without any row everyone may play, and the check costs almost nothing.
create table place_rules (
  place text primary key check (place = '*' or place ~ '^[A-Z]{2}$'),
  is_allowed boolean not null,
  change_time int8 not null default now_ms()
);
create trigger place_rules_added after insert on place_rules referencing new table as changed
  for each statement execute function stop_fast_paths();
create trigger place_rules_changed after update on place_rules referencing new table as changed
  for each statement execute function stop_fast_paths();
create trigger place_rules_gone after delete on place_rules referencing old table as changed
  for each statement execute function stop_fast_paths();

-- Each declared location and how it was determined: never more precise than the country.
create table place_changes (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  country text not null check (country ~ '^[A-Z]{2}$'),
  how text not null check (how in ('position', 'hand')),
  create_time int8 not null default now_ms()
);
create index place_changes_of_player on place_changes (player_id, id desc);
create trigger place_changes_append_only before update on place_changes for each row execute function refuse_change();
