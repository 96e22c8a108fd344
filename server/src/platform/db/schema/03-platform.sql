-- Events, nodes and leases: what all features build on.

-- Owner: platform
-- Events in commit order. The writer holds the topic's row until commit, so numbers have no gaps and become visible in
-- order. Lock it after accounts and shards.
create table topics (
  name text primary key,
  number int8 not null
);
create table events (
  topic text not null,
  number int8 not null,
  payload jsonb not null,
  create_time int8 not null default now_ms(),
  primary key (topic, number)
);
create index events_by_age on events (create_time);

-- Owner: platform, play, content, wallet (each its own names)
-- Decisions that the installation makes once, such as that the sample content was created.
create table job_runs (
  name text primary key,
  value text not null,
  create_time int8 not null default now_ms()
);

-- Owner: play
-- Which node leads what. A node that stops renewing loses its lease to the next one that asks.
create table leases (
  name text primary key,
  holder uuid not null,
  expires_at int8 not null
);

-- Owner: play, platform (sealing key)
create table nodes (
  id uuid primary key,
  started_at int8 not null,
  seen_at int8 not null,
  -- The key that the node encrypts with.
  sealing_key text
);

-- Owner: platform
-- Keys that may have encrypted data in this database, each by a hash that reveals nothing. A node starts only if it has
-- all of them. A key leaves this table when no data is encrypted with it.
create table sealing_keys (
  id text primary key,
  -- When a node last began to encrypt with it.
  begin_time int8 not null default now_ms()
);
