-- Inviting friends: what it brings, by whom, and agents.

create index players_by_inviter on players (inviter_id, create_time desc) where inviter_id is not null;

-- What a player is told in writing; the words belong to the code, and are the app's.
create table messages (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  code text not null,
  params jsonb not null default '{}',
  create_time int8 not null,
  read_time int8
);
create unique index messages_of_player on messages (player_id, create_time desc);

-- What two accounts of one person have in common: the browser they came from, and where they are paid to. Hashes only.
create table player_marks (
  player_id int8 not null references players (id),
  mark bytea not null,
  kind text not null check (kind in ('device', 'payout')),
  primary key (player_id, mark)
);

-- Of every invited player since he came, in millionths of a coin: the theoretical edge of his bets, what the house won
-- by them, and how far it has been counted.
create table friend_bases (
  player_id int8 primary key references players (id),
  theta int8 not null,
  win int8 not null,
  base int8 not null check (base between 0 and theta)
);

-- Invitations that somebody has to look at: nothing is paid by them until they are released.
create table referral_links (
  upline_id int8 not null references players (id),
  friend_id int8 not null references players (id),
  state text not null default 'held' check (state in ('held', 'released', 'refused')),
  reasons text[] not null,
  create_time int8 not null,
  primary key (upline_id, friend_id),
  check (upline_id < friend_id)
);
create index referral_links_held on referral_links (create_time) where state = 'held';

-- The statement of everyone who has invited somebody: how each rebate came about, and what was paid of it (below zero).
create table rebates (
  player_id int8 not null references players (id),
  create_time int8 not null,
  kind text not null check (kind in ('friend', 'investment', 'payout')),
  -- The house's day that it is for; of a payout its Monday.
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

-- What of it is to be paid next Monday, the part below one coin included.
create table rebate_dues (
  player_id int8 primary key references players (id),
  micro int8 not null check (micro >= 0)
);
create table rebate_payouts (
  player_id int8 not null references players (id),
  week int4 not null,
  gold int8 not null check (gold > 0),
  create_time int8 not null,
  -- Null while the commission account does not hold enough.
  paid_time int8,
  primary key (player_id, week)
);
create index rebate_payouts_waiting on rebate_payouts (week, player_id) where paid_time is null;

-- The days whose rebates have been reckoned.
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
