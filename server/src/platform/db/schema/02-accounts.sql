-- Players and operators, how they sign in, and players' messages.

-- Owner: account, security (password), mail (email), geo (location), backoffice (suspension)
create table players (
  id int8 generated always as identity (start with 1001) primary key,
  -- The phone number is stored as a keyed hash for lookup and encrypted for reading, never in clear text.
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
  create_time int8 not null default now_ms(),
  -- Whether other players see the nickname with its middle hidden.
  hide_name boolean not null default true,
  -- Where the player says they are; until then the country of the phone number applies.
  location_country text check (location_country ~ '^[A-Z]{2}$'),
  password_changed int8,
  -- Optional, and stored like the phone number.
  email_hash bytea unique,
  email_sealed bytea,
  email_time int8,
  closed_time int8,
  -- A suspended player can sign in and read everything, but cannot stake or deposit, and withdrawals wait. The player is
  -- shown suspend_words.
  suspend_time int8,
  suspend_words text,
  state text generated always as (
    case when status <> 'active' then status when suspend_time is not null then 'suspended' else 'active' end) stored,
  constraint email_whole
    check ((email_hash is null) = (email_sealed is null) and (email_hash is null) = (email_time is null)),
  constraint suspension_whole check ((suspend_time is null) = (suspend_words is null))
);
-- For the console's lists.
create index players_by_time on players (create_time, id);
create index players_by_state on players (state, create_time, id);
create index players_by_country on players (country, create_time, id);
create index players_by_inviter on players (inviter_id, create_time, id) where inviter_id is not null;
create index players_by_nickname on players (lower(nickname) text_pattern_ops, id);
create trigger players_suspended after update of suspend_time on players for each row
  when (new.suspend_time is not null) execute function guard_suspended();
create trigger players_stop_run after update of status, suspend_time, country, location_country on players for each row
  execute function stop_fast_path('id');
create view players_public as
  select id, phone_hash, email_hash, country, location_country, nickname, avatar, hide_name, language, invitation_code,
         inviter_id, adult_confirmed, status, state, suspend_time, suspend_words, create_time from players;

-- Owner: backoffice
create table operators (
  id int8 generated always as identity primary key,
  name text not null unique,
  role text not null check (role in ('support', 'finance', 'content', 'risk', 'owner')),
  password_hash text not null,
  must_change_password boolean not null,
  create_time int8 not null default now_ms(),
  status text not null default 'active' check (status in ('active', 'suspended'))
);
create unique index operators_by_small_name on operators (lower(name));
create view operators_public as select id, name from operators;

-- Owner: account, backoffice (those of operators)
-- Tokens are stored as hashes only. `holder_id` is a player or an operator; 0 for an anonymous visitor.
create table sessions (
  token_hash bytea primary key,
  kind text not null check (kind in ('anonymous', 'player', 'operator')),
  holder_id int8 not null default 0,
  device text not null default '',
  create_time int8 not null default now_ms(),
  last_seen int8 not null default now_ms(),
  expires_at int8 not null,
  revoked_at int8,
  -- Names a session in lists; it grants no access.
  public_id uuid not null default gen_random_uuid(),
  -- When an operator's session passed the second factor; null before that, and for all other sessions.
  second_passed int8
);
create index sessions_by_holder on sessions (kind, holder_id) where kind <> 'anonymous';
create index sessions_by_expiry on sessions (expires_at);
create view sessions_public as select token_hash, kind, holder_id, expires_at, revoked_at from sessions;

-- Owner: platform
-- Failed logins by account and by address, both as keyed hashes.
create table login_failures (
  subject bytea primary key,
  failures int4 not null,
  locked_until int8 not null default 0,
  last_failure int8 not null
);

-- Owner: security
-- Authenticator apps. A secret counts only once `confirmed` by its first code. `last_step` is the newest time step whose
-- code was accepted: codes of it and of earlier steps are refused, so no code works twice.
create table authenticators (
  holder_kind text not null check (holder_kind in ('player', 'operator')),
  holder_id int8 not null,
  secret_sealed bytea not null,
  create_time int8 not null default now_ms(),
  confirmed int8,
  last_step int8 not null default 0,
  primary key (holder_kind, holder_id)
);

-- One row for each unused code, as a keyed hash.
create table recovery_codes (
  holder_kind text not null check (holder_kind in ('player', 'operator')),
  holder_id int8 not null,
  code_hash bytea not null,
  primary key (holder_kind, holder_id, code_hash)
);

create table passkeys (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  -- The relying party: the domain that the passkey was created for and works on.
  rp_id text not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- The authenticator's signature counter; 0 for those that do not count.
  counter int8 not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  create_time int8 not null default now_ms(),
  last_used int8
);
create index passkeys_of_player on passkeys (player_id, id);

-- Challenges and proofs: short-lived, single use, stored as hashes. `player_id` is 0 before the player is known.
create table tickets (
  hash bytea primary key,
  kind text not null check (kind in ('login', 'passkeyLogin', 'stepUp', 'proof', 'passkey')),
  player_id int8 not null default 0,
  purpose text not null default '',
  expires_at int8 not null
);
create index tickets_by_expiry on tickets (expires_at);

-- When a password or second factor last changed: withdrawals are blocked for a day after that.
create table withdrawal_holds (
  player_id int8 primary key references players (id),
  began int8 not null
);

-- Owner: play
-- Hashes that two accounts of one person share: the browser, and the payout destination.
create table identity_fingerprints (
  player_id int8 not null references players (id),
  mark bytea not null,
  kind text not null check (kind in ('device', 'payout')),
  primary key (player_id, mark)
);
create index identity_fingerprints_by_mark on identity_fingerprints (mark);

-- Owner: account, platform (adds messages)
-- The player's inbox. The app renders the text for each code.
create table messages (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  code text not null,
  params jsonb not null default '{}',
  create_time int8 not null,
  read_time int8
);
create unique index messages_of_player on messages (player_id, create_time desc);
-- Unread counts are read every second for all connected players.
create index messages_unread on messages (player_id) where read_time is null;
create trigger messages_pushed after insert on messages for each row execute function put_in_push_outbox();
create view messages_public as select player_id, read_time from messages;

-- Owner: backoffice
-- Operators' notes about a player. They are deleted with the account.
create table player_notes (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  operator_id int8 not null references operators (id),
  text text not null,
  create_time int8 not null default now_ms()
);
create index player_notes_of_player on player_notes (player_id, id desc);
create trigger player_notes_append_only before update on player_notes for each row execute function refuse_change();
