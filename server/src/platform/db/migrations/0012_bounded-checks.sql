-- Owner: ledger
-- How far the ledger has been checked. `all` is the last check of the small laws, `new` follows the newest journals,
-- `journals` and `accounts` walk through everything again and again. `position` is a journal or an account, `until` the time
-- up to which journals are checked, `done_time` when a walk last reached its end.
create table ledger_walks (
  name text primary key check (name in ('all', 'new', 'journals', 'accounts')),
  position int8 not null default 0,
  until int8 not null default -1000000000000000,
  done_time int8
);
insert into ledger_walks (name) values ('all'), ('new'), ('journals'), ('accounts');

-- Where a law was broken. Each row is checked again with every run, and deleted when nothing is found there any more.
create table ledger_breaks (
  law text not null,
  range_from int8 not null,
  range_to int8 not null,
  broken int8 not null check (broken > 0),
  found_time int8 not null default now_ms(),
  primary key (law, range_from, range_to)
);

-- Rows arrive in the order of time, so these stay tiny and cost a bet next to nothing.
create index journals_by_time on journals using brin (create_time) with (autosummarize = on);
create index entries_by_time on entries using brin (create_time) with (autosummarize = on);

-- Owner: play
create index bets_by_time on bets using brin (create_time) with (autosummarize = on);

-- Owner: rewards
create index sign_ins_of_day on sign_ins (day) include (gold);

-- Owner: wallet
-- A player's transactions by UTC day (days since 1970), up to the ledger entry `number`. Entries never change, so no entry is
-- counted twice.
create table net_days (
  player_id int8 not null references players (id),
  day int4 not null,
  number int8 not null,
  recharged int8 not null,
  withdrawn int8 not null,
  staked int8 not null,
  paid int8 not null,
  other int8 not null,
  primary key (player_id, day)
);

-- For deleting what is no longer needed.
create index withdrawal_quotes_by_expiry on withdrawal_quotes (expires_at);
create index webhooks_accepted_by_time on webhooks_accepted (create_time);
