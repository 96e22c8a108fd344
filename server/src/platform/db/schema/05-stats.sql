-- Totals of play: by game, by minute and hour, by day and player.

-- Owner: play
-- The queue for `returns`: the transaction that settles a bet adds a row, and the one that adds it to the totals removes
-- the row. So every bet counts exactly once.
create table returns_due (
  id int8 generated always as identity primary key,
  -- Bets outside of shared rounds that were settled together, or a shared round that is over.
  bet_ids int8[],
  round_id int8,
  check ((bet_ids is null) <> (round_id is null))
);

create table returns (
  game text primary key,
  bets int8 not null,
  staked int8 not null,
  paid int8 not null,
  -- The expected payout of these bets and its variance, in millionths.
  expected numeric not null,
  variance numeric not null
);

-- The growth of `returns` in each minute and hour. Minutes are kept for a few days.
create table play_sums (
  span text not null check (span in ('minute', 'hour')),
  -- Minutes or hours since 1970, when the bets were added up.
  slot int4 not null,
  game text not null,
  bets int8 not null,
  staked int8 not null,
  paid int8 not null,
  expected numeric not null,
  variance numeric not null,
  primary key (span, slot, game)
);

-- Business days in UTC, one after the other: a settled bet counts for the day that is open when it is added up.
create table days (
  -- Days since 1970.
  number int4 primary key,
  open_time int8 not null,
  close_time int8,
  -- The operator's share of the theoretical edge of the day's bets, in millionths of a coin.
  commission int8 not null default 0
);
create unique index days_open on days ((true)) where close_time is null;
insert into days (number, open_time) select now_ms() / day_ms(), now_ms();

create table player_days (
  player_id int8 not null,
  day int4 not null references days (number),
  bets int8 not null,
  staked int8 not null,
  paid int8 not null,
  -- Of the bets without reward gold: the theoretical edge in millionths of a coin, and what the house won.
  edge int8 not null,
  won int8 not null,
  primary key (player_id, day)
);
create index player_days_of_day on player_days (day);

-- The largest wins of each day. Keeps a few more than are shown, because smaller ones may arrive before larger ones.
create table day_wins (
  day int4 not null references days (number),
  profit int8 not null check (profit > 0),
  bet_id int8 not null,
  primary key (day, profit, bet_id)
);
