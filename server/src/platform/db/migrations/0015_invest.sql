-- Shares of the bankroll. Once a day, when the house's day is closed, an epoch pays those who leave and takes those who
-- come, each at one price for all. Player 0 is the operator.
create table invest_epochs (
  -- The day that was closed with it.
  day int4 primary key,
  create_time int8 not null,
  -- What bets had brought the pool since the epoch before, and the units that shared it.
  result int8 not null,
  units_before int8 not null,
  -- The operator's commission in whole coins, and the rest in millionths that is carried on.
  commission int8 not null,
  carried int8 not null,
  -- By what those who left were paid, and by what those who came had to pay.
  low int8 not null,
  entered int8 not null,
  bought int8 not null,
  paid int8 not null,
  redeemed int8 not null,
  -- True when nothing was left of the pool, so that all units before are void.
  is_void boolean not null,
  -- The pool as it was left.
  assets int8 not null,
  units int8 not null check (units >= 0),
  -- All that was ever staked, and the variance of what it pays in millionths: a day's is the difference of two.
  staked_so_far int8 not null,
  variance_so_far numeric not null
);
create unique index invest_epochs_by_time on invest_epochs (create_time desc);
create trigger invest_epochs_append_only before update or delete on invest_epochs for each row execute function refuse_change();

create table invest_lots (
  id int8 generated always as identity primary key,
  player_id int8 not null,
  epoch_day int4 not null references invest_epochs (day),
  -- Bought for so much gold, and how many are left of them; those that came first go first.
  gold int8 not null,
  bought int8 not null,
  units int8 not null check (units >= 0 and units <= bought),
  unlock_time int8 not null
);
create index invest_lots_of_player on invest_lots (player_id, id);

-- Orders are irrevocable: all that ever changes is that an epoch fills in what came of them.
create table invest_orders (
  id int8 generated always as identity primary key,
  player_id int8 not null,
  request_id uuid not null,
  kind text not null check (kind in ('buy', 'redeem')),
  -- What is given is known at once, what it brings with the epoch.
  gold int8 check (gold >= 0),
  units int8 check (units >= 0),
  -- The house's day on which it was placed: it waits for the end of that day.
  day int4 not null,
  create_time int8 not null,
  epoch_day int4 references invest_epochs (day),
  unique (player_id, request_id),
  check (case kind when 'buy' then gold > 0 else units > 0 end),
  check ((epoch_day is not null) = (gold is not null and units is not null))
);
create unique index invest_orders_by_time on invest_orders (player_id, create_time desc);
create index invest_orders_open on invest_orders (player_id) where epoch_day is null;

create function keep_invest_order() returns trigger language plpgsql as $$
begin
  if old.epoch_day is not null or new.epoch_day is null
     or (new.id, new.player_id, new.request_id, new.kind, new.day, new.create_time)
        <> (old.id, old.player_id, old.request_id, old.kind, old.day, old.create_time)
     or (case old.kind when 'buy' then new.gold <> old.gold else new.units <> old.units end) then
    raise exception 'an order is irrevocable';
  end if;
  return new;
end $$;
create trigger invest_orders_irrevocable before update on invest_orders for each row execute function keep_invest_order();
create trigger invest_orders_keep before delete on invest_orders for each row execute function refuse_change();

-- The units that players held while a day ran, and on which its commission fell.
create table invest_holdings (
  day int4 not null references invest_epochs (day),
  player_id int8 not null,
  units int8 not null check (units > 0),
  primary key (day, player_id)
);

-- What a game under way could take home above its stake. Games that are open now learn it at their next step, or end
-- within a day; nobody can leave the pool before that.
alter table ladder_games add column above_stake int8 not null default 0;

-- What the house can lose: the pool less what of it is already somebody's.
create or replace function bankroll_coins() returns int8 language sql stable as $$
  select trunc(
      (select coalesce(sum(balance), 0) from accounts where owner_id = 0 and kind = 'pool')
      - trunc(((select coalesce(sum(commission), 0) from days where close_time is null) + coalesce(e.carried, 0)) / 1000000)
      - coalesce((select sum(units) from invest_orders where epoch_day is null and kind = 'redeem') * e.assets
                 / nullif(e.units, 0), 0)
      - (select coalesce(sum(above_stake), 0) from ladder_games where is_open)
    )::int8
    from (values (1)) one left join lateral (
      select carried, assets, units from invest_epochs order by day desc limit 1) e on true
$$;
