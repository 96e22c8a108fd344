-- Owner: protection
-- Closed accounts with limits, under keyed hashes of their phone and e-mail address: a new account of the same person
-- continues them, with what was used of them.
create table kept_limits (
  kind text not null check (kind in ('phone', 'email')),
  mark bytea not null,
  player_id int8 not null references players (id),
  -- The limits that the player set end here, and those set by an operator later.
  own_until int8 not null,
  until int8 not null,
  primary key (kind, mark)
);
create index kept_limits_of_player on kept_limits (player_id);
create view kept_limits_public as select kind, mark, until from kept_limits;

-- The closed account whose limits this one continues: what was used there counts here.
alter table player_guards add column continues int8 references players (id);
