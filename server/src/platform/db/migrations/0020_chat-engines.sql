-- Owner: chat
-- The circuit breaker of each engine, shared by all nodes. It is open until `open_until`; after that one node makes a trial
-- call, and no other node until `trial_until`.
create table chat_breakers (
  engine text primary key check (engine in ('chat', 'guard')),
  -- Failures in a row, and how often the breaker opened in a row: each time is longer.
  failures int4 not null default 0 check (failures >= 0),
  opens int4 not null default 0 check (opens >= 0),
  open_until int8 not null default 0,
  trial_until int8 not null default 0,
  -- When it first opened and why it last did; null while it is closed.
  open_since int8,
  reason text
);

-- Owner: chat
-- Calls of the remote engine on a day (since 1970), for all players together.
create table chat_engine_days (
  day int4 primary key,
  calls int8 not null check (calls >= 0),
  -- Calls that the day's budget refused, and that budget.
  refused int8 not null default 0 check (refused >= 0),
  budget int8
);
