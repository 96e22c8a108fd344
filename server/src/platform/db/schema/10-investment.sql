-- Shares of the bankroll, and proof of solvency.

-- Owner: investment
-- Once a day, when the business day closes, an epoch pays redemptions and fills purchases, each at one price for all.
-- Player 0 is the operator.
create table invest_epochs (
  -- The day that the epoch closed.
  day int4 primary key,
  create_time int8 not null,
  -- What bets earned the pool since the last epoch, and the units that shared it.
  result int8 not null,
  units_before int8 not null,
  -- The operator's commission in whole coins, and the remainder in millionths that carries over.
  commission int8 not null,
  carried int8 not null,
  -- The assets that price redemptions: the pool less the commission and what open games could win above their stakes.
  low int8 not null,
  entered int8 not null,
  bought int8 not null,
  paid int8 not null,
  redeemed int8 not null,
  -- True when the pool was empty, which voids all earlier units.
  is_void boolean not null,
  -- The pool after the epoch.
  assets int8 not null,
  units int8 not null check (units >= 0),
  -- All stakes so far and the variance of their payouts in millionths: a day's is the difference of two epochs.
  staked_so_far int8 not null,
  variance_so_far numeric not null
);
create unique index invest_epochs_by_time on invest_epochs (create_time desc);
create index invest_epochs_in_order on invest_epochs (create_time, (day::int8));
create trigger invest_epochs_append_only before update or delete on invest_epochs for each row execute function refuse_change();
create view invest_epochs_public as select day, units_before, commission from invest_epochs;

create table invest_lots (
  id int8 generated always as identity primary key,
  player_id int8 not null,
  epoch_day int4 not null references invest_epochs (day),
  -- The purchase price, the units bought and the units left; redemptions use the oldest lots first.
  gold int8 not null,
  bought int8 not null,
  units int8 not null check (units >= 0 and units <= bought),
  unlock_time int8 not null
);
create index invest_lots_of_player on invest_lots (player_id, id);
create view invest_lots_public as select player_id, units from invest_lots;

-- Orders are irrevocable: the only change is that an epoch fills in the result.
create table invest_orders (
  id int8 generated always as identity primary key,
  player_id int8 not null,
  request_id uuid not null,
  kind text not null check (kind in ('buy', 'redeem')),
  -- The given side is known at once, the other one with the epoch.
  gold int8 check (gold >= 0),
  units int8 check (units >= 0),
  -- The business day of the order, which waits for the end of that day.
  day int4 not null,
  create_time int8 not null,
  epoch_day int4 references invest_epochs (day),
  unique (player_id, request_id),
  check (case kind when 'buy' then gold > 0 else units > 0 end),
  check ((epoch_day is not null) = (gold is not null and units is not null))
);
create unique index invest_orders_by_time on invest_orders (player_id, create_time desc);
create index invest_orders_open on invest_orders (player_id) where epoch_day is null;
create trigger invest_orders_irrevocable before update on invest_orders for each row execute function keep_invest_order();
create trigger invest_orders_keep before delete on invest_orders for each row execute function refuse_change();

-- The units that players held during a day; its commission is charged on them.
create table invest_holdings (
  day int4 not null references invest_epochs (day),
  player_id int8 not null,
  units int8 not null check (units > 0),
  primary key (day, player_id)
);
create view invest_holdings_public as select day, player_id, units from invest_holdings;

-- Owner: solvency
-- The house's debts to all players and its assets at one time, with the root of a Merkle tree over all players.
create table solvency_counts (
  id int8 generated always as identity primary key,
  -- Hours since 1970: one count each.
  slot int4 not null unique,
  create_time int8 not null,
  root text not null,
  total int8 not null check (total >= 0),
  players int4 not null,
  held int8 not null,
  -- The parts of both sums.
  facts jsonb not null
);
create trigger solvency_counts_append_only before update or delete on solvency_counts for each row execute function refuse_change();
create trigger solvency_counts_keep before truncate on solvency_counts for each statement execute function refuse_change();

-- The leaves of the latest count, in order, and the secret that each player's salt derives from.
create table solvency_leaves (
  count_id int8 primary key references solvency_counts (id),
  salt_sealed bytea not null,
  leaves bytea not null
);
