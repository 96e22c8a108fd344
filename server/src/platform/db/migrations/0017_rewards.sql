-- What a day may give to those who sign in, and what is left of it: of the edge that was earned, paid by the commission,
-- and of what the operator adds himself.
create table sign_in_days (
  -- Days since 1970.
  day int4 primary key,
  earned int8 not null,
  earned_left int8 not null check (earned_left between 0 and earned),
  launch int8 not null,
  launch_left int8 not null check (launch_left between 0 and launch)
);

create table sign_ins (
  player_id int8 not null references players (id),
  day int4 not null references sign_in_days (day),
  -- How many days in a row.
  streak int4 not null check (streak > 0),
  gold int8 not null check (gold >= 0),
  gift text not null check (gift in ('paid', 'empty', 'device')),
  create_time int8 not null default now_ms(),
  primary key (player_id, day),
  check ((gift = 'paid') = (gold > 0))
);
create trigger sign_ins_append_only before update or delete on sign_ins for each row execute function refuse_change();

create index player_marks_by_mark on player_marks (mark);

-- Whether strangers see a name with its middle hidden.
alter table players add column hide_name boolean not null default true;

-- The largest wins of each of the house's days. A few more are kept than are shown, as smaller ones came before larger ones.
create table day_wins (
  day int4 not null references days (number),
  profit int8 not null check (profit > 0),
  bet_id int8 not null,
  primary key (day, profit, bet_id)
);

-- What the holders of shares have in common: the pool without what has come due for the operator.
create function shared_pool(out assets int8, out units int8) language sql stable as $$
  select (select coalesce(sum(balance), 0) from accounts where owner_id = 0 and kind = 'pool')::int8
      - ((select coalesce(sum(commission), 0) from days where close_time is null)::int8 + coalesce(e.carried, 0)) / 1000000,
    coalesce(e.units, 0)::int8
  from (values (1)) one left join lateral (select * from invest_epochs order by day desc limit 1) e on true
$$;

-- What the house owed all its players at one moment and what it held, under the root of a tree over all of them.
create table solvency_counts (
  id int8 generated always as identity primary key,
  -- Hours since 1970: one count each.
  slot int4 not null unique,
  create_time int8 not null,
  root text not null,
  total int8 not null check (total >= 0),
  players int4 not null,
  held int8 not null,
  -- What the two consist of.
  facts jsonb not null
);
create trigger solvency_counts_append_only before update or delete on solvency_counts for each row execute function refuse_change();
create trigger solvency_counts_keep before truncate on solvency_counts for each statement execute function refuse_change();

-- The leaves of the latest count, in their order, and the secret from which every player's salt follows.
create table solvency_leaves (
  count_id int8 primary key references solvency_counts (id),
  salt_sealed bytea not null,
  leaves bytea not null
);
