-- Who may act for an account beside its password: second factors, passkeys, and what is good for one use only.

-- A session is spoken of by a name that opens nothing.
alter table sessions add column public_id uuid not null default gen_random_uuid();

alter table players add column password_changed int8;

-- The app that shows codes. Until `confirmed` its secret waits for the first code and counts for nothing. `last_step`
-- is the newest half minute whose code was taken: neither it nor an older one is taken again.
create table authenticators (
  holder_kind text not null check (holder_kind in ('player', 'operator')),
  holder_id int8 not null,
  secret_sealed bytea not null,
  create_time int8 not null default now_ms(),
  confirmed int8,
  last_step int8 not null default 0,
  primary key (holder_kind, holder_id)
);

-- One row for each code that has not been used, as a keyed hash.
create table recovery_codes (
  holder_kind text not null check (holder_kind in ('player', 'operator')),
  holder_id int8 not null,
  code_hash bytea not null,
  primary key (holder_kind, holder_id, code_hash)
);

create table passkeys (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  -- Under which of the house's names it was made; it works under no other.
  rp_id text not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often its device says that it was used; 0 for those that do not count.
  counter int8 not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  create_time int8 not null default now_ms(),
  last_used int8
);
create index passkeys_of_player on passkeys (player_id, id);

-- Challenges and proofs: short-lived, good for one use, known by their hashes alone. `player_id` is 0 where nobody is
-- known yet.
create table tickets (
  hash bytea primary key,
  kind text not null check (kind in ('login', 'passkeyLogin', 'stepUp', 'proof', 'passkey')),
  player_id int8 not null default 0,
  purpose text not null default '',
  expires_at int8 not null
);
create index tickets_by_expiry on tickets (expires_at);

-- When a password or second factor was last changed: for a day after it nothing can be withdrawn.
create table withdrawal_holds (
  player_id int8 primary key references players (id),
  began int8 not null
);
