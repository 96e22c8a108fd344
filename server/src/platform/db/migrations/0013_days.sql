-- Gold that was given as a reward is part of a balance: it is spent first, and can not be withdrawn before it was
-- staked once. `reward` says how much of the balance is still such gold.
alter table accounts add column reward int8 not null default 0 check (reward >= 0);
create index accounts_with_reward on accounts (owner_id) where reward > 0;

create table rewards_given (
  journal_id int8 primary key,
  player_id int8 not null references players (id),
  amount int8 not null check (amount > 0)
);
create index rewards_of_player on rewards_given (player_id);

-- The part of a stake that was reward gold; kept for bets that had one.
create table rewards_staked (
  bet_id int8 primary key,
  player_id int8 not null,
  amount int8 not null check (amount > 0),
  -- True once the stake was given back, and the reward with it.
  is_back boolean not null default false
);
create index rewards_staked_by on rewards_staked (player_id);

-- Whatever takes a bet, the reward gold goes first. Nearly nobody has any, so it costs a look into a small index.
create function stake_rewards() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  with staked as (
    select w.id, w.player_id, a.id as account_id,
           least(w.stake, greatest(0, a.reward - sum(w.stake) over earlier + w.stake))::int8 as amount
      from written w join accounts a on a.owner_id = w.player_id and a.kind = 'player' and a.reward > 0
      window earlier as (partition by w.player_id order by w.id)
  ), noted as (
    insert into rewards_staked (bet_id, player_id, amount) select id, player_id, amount from staked where amount > 0
  )
  update accounts a set reward = a.reward - s.amount
    from (select account_id, sum(amount) as amount from staked group by account_id) s where a.id = s.account_id;
  return null;
end $$;
create trigger bets_stake_rewards after insert on bets referencing new table as written
  for each statement execute function stake_rewards();

-- A stake that was given back is reward gold again as far as it was before.
create function return_rewards() returns trigger language plpgsql as $$
begin
  with back as (
    update rewards_staked set is_back = true where bet_id = new.id and not is_back returning player_id, amount
  )
  update accounts a set reward = a.reward + b.amount from back b where a.owner_id = b.player_id and a.kind = 'player';
  return null;
end $$;
create trigger bets_return_rewards after update on bets for each row
  when (new.state in ('cancelled', 'refunded') and old.state not in ('cancelled', 'refunded')) execute function return_rewards();

-- The house's days, in UTC, one after the other: what is settled counts for the day that is open when it is summed up.
create table days (
  -- Days since 1970.
  number int4 primary key,
  open_time int8 not null,
  close_time int8,
  -- The operator's share of the theoretical edge of the day's bets, in millionths of a coin.
  commission int8 not null default 0
);
create unique index days_open on days ((true)) where close_time is null;
insert into days (number, open_time) select now_ms() / 86400000, now_ms();

-- What each player staked and was paid, day by day.
create table player_days (
  player_id int8 not null,
  day int4 not null references days (number),
  bets int8 not null,
  staked int8 not null,
  paid int8 not null,
  -- Of the bets without reward gold: their theoretical edge in millionths of a coin, and what the house won by them.
  edge int8 not null,
  won int8 not null,
  primary key (player_id, day)
);
create index player_days_of_day on player_days (day);

-- What the house can lose: the pool less what of it is already somebody's.
create function bankroll_coins() returns int8 language sql stable as $$
  select (coalesce(sum(balance), 0) - (select coalesce(sum(commission), 0) from days where close_time is null) / 1000000)::int8
    from accounts where owner_id = 0 and kind = 'pool'
$$;
