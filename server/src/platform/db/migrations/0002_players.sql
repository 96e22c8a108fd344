create table players (
  id int8 generated always as identity (start with 1001) primary key,
  -- Looked up by a keyed hash, read only by decryption: the number itself is nowhere in clear.
  phone_hash bytea not null unique,
  phone_sealed bytea not null,
  country text not null,
  password_hash text not null,
  nickname text not null,
  avatar int2 not null,
  language text not null,
  invitation_code text not null unique,
  -- Set once, at registration, to an older account: so invitations form a forest.
  inviter_id int8 references players (id) check (inviter_id < id),
  status text not null default 'active' check (status in ('active', 'suspended', 'excluded', 'closed')),
  terms_version text not null,
  adult_confirmed boolean not null check (adult_confirmed),
  create_time int8 not null default now_ms()
);

create table operators (
  id int8 generated always as identity primary key,
  name text not null unique,
  role text not null check (role in ('support', 'finance', 'content', 'risk', 'owner')),
  password_hash text not null,
  must_change_password boolean not null,
  create_time int8 not null default now_ms()
);

-- Tokens are kept only as hashes. `holder_id` is a player or an operator; 0 for an anonymous visitor.
create table sessions (
  token_hash bytea primary key,
  kind text not null check (kind in ('anonymous', 'player', 'operator')),
  holder_id int8 not null default 0,
  device text not null default '',
  create_time int8 not null default now_ms(),
  last_seen int8 not null default now_ms(),
  expires_at int8 not null,
  revoked_at int8
);
create index sessions_by_holder on sessions (kind, holder_id) where kind <> 'anonymous';
create index sessions_by_expiry on sessions (expires_at);

-- Failed logins, by account and by address, both as keyed hashes.
create table login_failures (
  subject bytea primary key,
  failures int4 not null,
  locked_until int8 not null default 0,
  last_failure int8 not null
);
