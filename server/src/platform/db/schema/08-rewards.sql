-- Reward gold, daily sign-in gifts and advertising tasks.

-- Owner: ledger
create table rewards_given (
  journal_id int8 primary key,
  player_id int8 not null references players (id),
  amount int8 not null check (amount > 0)
);
create index rewards_of_player on rewards_given (player_id);

-- Owner: play
-- The part of a stake that was reward gold, for bets that had one.
create table rewards_staked (
  bet_id int8 primary key,
  player_id int8 not null,
  amount int8 not null check (amount > 0),
  -- True once the stake was refunded, and the reward gold with it.
  is_back boolean not null default false
);
create index rewards_staked_by on rewards_staked (player_id);

-- Owner: rewards
-- The day's gift budget and what is left of it: the part earned from the edge, paid by the commission account, and the
-- part that the operator adds.
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
  -- Consecutive days.
  streak int4 not null check (streak > 0),
  gold int8 not null check (gold >= 0),
  gift text not null check (gift in ('paid', 'empty', 'device')),
  create_time int8 not null default now_ms(),
  primary key (player_id, day),
  check ((gift = 'paid') = (gold > 0))
);
create trigger sign_ins_append_only before update or delete on sign_ins for each row execute function refuse_change();

-- Owner: wallet
-- Advertising tasks: started by a player, done when the advertising network confirms it.
create table ad_tasks_begun (
  player_id int8 not null references players (id),
  task_id text not null,
  gold int8 not null check (gold > 0),
  click_id uuid not null unique,
  begun_time int8 not null default now_ms(),
  done_time int8,
  primary key (player_id, task_id)
);
