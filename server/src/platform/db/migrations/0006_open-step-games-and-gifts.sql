-- Owner: play
-- What the game would win above its stake at its last step: all open games of a player together stay within one bet's
-- limit.
alter table step_games add column may_win int8 not null default 0;

-- Owner: rewards, privacy (adds rows)
-- The last gift day of closed accounts, under hashes of their phone, email address and browsers: a new account of the
-- same person gets nothing more on that day.
create table kept_gifts (
  kind text not null check (kind in ('phone', 'email', 'device')),
  mark bytea not null,
  day int4 not null,
  primary key (kind, mark)
);
create index kept_gifts_by_day on kept_gifts (day);
