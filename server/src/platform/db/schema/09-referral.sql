-- Invitations, rebates and agents.

-- Owner: referral
-- Totals of every invited player since registration, in millionths of a coin: the theoretical edge of their bets, what
-- the house won, and the part already counted for rebates.
create table friend_bases (
  player_id int8 primary key references players (id),
  theta int8 not null,
  win int8 not null,
  base int8 not null check (base between 0 and theta)
);

-- Invitations under review: they earn no rebate until an operator releases them.
create table referral_links (
  upline_id int8 not null references players (id),
  friend_id int8 not null references players (id),
  state text not null default 'held' check (state in ('held', 'released', 'refused')),
  reasons text[] not null,
  create_time int8 not null,
  id int8 generated always as identity unique,
  primary key (upline_id, friend_id),
  check (upline_id < friend_id)
);
create index referral_links_held on referral_links (create_time) where state = 'held';
create index referral_links_by_time on referral_links (create_time, id);
create index referral_links_by_state on referral_links (state, create_time, id);

-- Rebate statements: how each rebate was earned, and what was paid out (negative).
create table rebates (
  player_id int8 not null references players (id),
  create_time int8 not null,
  kind text not null check (kind in ('friend', 'investment', 'payout')),
  -- The business day that earned it; for a payout its Monday.
  day int4 not null,
  friend_id int8 references players (id),
  tier int2 check (tier between 1 and 3),
  base int8,
  bps int4,
  amount int8 not null check (amount <> 0),
  primary key (player_id, create_time),
  check ((kind = 'payout') = (friend_id is null) and (kind = 'payout') = (amount < 0))
);
create unique index rebates_once on rebates (player_id, day, kind, coalesce(friend_id, 0));
create index rebates_of_friend on rebates (player_id, friend_id);
create trigger rebates_append_only before update or delete on rebates for each row execute function refuse_change();
create trigger rebates_keep before truncate on rebates for each statement execute function refuse_change();

-- What is due next Monday, including the part below one coin.
create table rebate_dues (
  player_id int8 primary key references players (id),
  micro int8 not null check (micro >= 0)
);
create table rebate_payouts (
  player_id int8 not null references players (id),
  week int4 not null,
  gold int8 not null check (gold > 0),
  create_time int8 not null,
  -- Null while the commission account cannot cover it.
  paid_time int8,
  id int8 generated always as identity unique,
  state text not null generated always as (case when paid_time is null then 'waiting' else 'paid' end) stored,
  primary key (player_id, week)
);
create index rebate_payouts_waiting on rebate_payouts (week, player_id) where paid_time is null;
create index rebate_payouts_by_time on rebate_payouts (create_time, id);
create index rebate_payouts_by_state on rebate_payouts (state, create_time, id);
create index rebate_payouts_by_player on rebate_payouts (player_id, create_time, id);

-- Days whose rebates have been computed.
create table rebate_days (
  day int4 primary key references days (number)
);

create table agents (
  player_id int8 primary key references players (id),
  state text not null check (state in ('asked', 'approved', 'refused')),
  level text not null default 'friend' check (level in ('friend', 'bronze', 'silver', 'gold')),
  misses int2 not null default 0,
  note text not null default '',
  ask_time int8 not null,
  decide_time int8,
  check (state = 'approved' or level = 'friend')
);
create index agents_asked on agents (ask_time) where state = 'asked';
create index agents_by_time on agents (ask_time, player_id);
create index agents_by_state on agents (state, ask_time, player_id);
create index agents_by_level on agents (level, ask_time, player_id);
