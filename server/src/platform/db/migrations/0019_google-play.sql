-- Owner: chat
-- What is left to do for an order at Google, and what it said last. `consumption` is worked on once the order is confirmed:
-- 'lost' where Google forgot the purchase first. `recheck` is set by a notification. `denied_since`: since when Google has
-- contradicted the order.
alter table google_checks add column consumption text not null default 'due' check (consumption in ('due', 'done', 'lost'));
alter table google_checks add column recheck boolean not null default false;
alter table google_checks add column reason text not null default '';
alter table google_checks add column denied_since int8;
create index google_checks_open on google_checks (next_time)
  where state = 'waiting' or (state = 'confirmed' and (recheck or consumption = 'due'));

create index google_checks_revoked on google_checks (end_time) where state = 'revoked';

-- Account hashes that were given to the app, so that a purchase leads back to its player.
create table google_accounts (
  account_hash text primary key,
  player_id int8 not null references players (id)
);
create index google_accounts_of_player on google_accounts (player_id);

-- Purchases that a notification has named before the app redeemed them.
create table google_claims (
  token_hash bytea primary key,
  token_sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'ended')),
  reason text not null default '',
  denied_since int8,
  tries int4 not null default 0,
  next_time int8 not null default 0,
  create_time int8 not null default now_ms(),
  end_time int8
);
create index google_claims_due on google_claims (next_time) where state = 'waiting';
create index google_claims_ended on google_claims (end_time) where state <> 'waiting';

-- Notifications that were taken; each counts once.
create table google_messages (
  message_id text primary key,
  kind text not null,
  create_time int8 not null default now_ms()
);
create index google_messages_by_time on google_messages (create_time);

-- Up to when the voided purchases of an app were read, and when they are read next.
create table google_void_polls (
  package_name text primary key,
  polled_to int8 not null default 0,
  next_time int8 not null default 0
);
