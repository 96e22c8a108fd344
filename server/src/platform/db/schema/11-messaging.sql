-- Content, web push, e-mail and support messages.

-- Owner: content
-- Texts that operators edit, in both languages: banners, questions, about us, contact.
create table content (
  kind text not null,
  id text not null,
  position int4 not null,
  en jsonb not null,
  fr jsonb not null,
  version int4 not null default 1,
  primary key (kind, id)
);

-- Every version of every text. A deleted text keeps its last version here.
create table content_versions (
  kind text not null,
  id text not null,
  version int4 not null,
  position int4 not null,
  en jsonb,
  fr jsonb,
  -- Null for the built-in first version, so that it can be restored.
  operator_id int8 references operators (id),
  create_time int8 not null default now_ms(),
  primary key (kind, id, version)
);
create trigger content_versions_append_only before update or delete on content_versions for each row execute function refuse_change();
create trigger content_versions_keep before truncate on content_versions for each statement execute function refuse_change();

-- Owner: push
-- The key pair for push services, shared by all nodes; the private key is encrypted.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_sealed bytea not null
);

-- A browser that receives push notifications: one for each session, deleted with it. The endpoint is encrypted.
create table push_subscriptions (
  token_hash bytea primary key references sessions (token_hash) on delete cascade,
  player_id int8 not null references players (id),
  endpoint_hash bytea not null unique,
  subscription_sealed bytea not null,
  create_time int8 not null default now_ms()
);
create index push_subscriptions_of_player on push_subscriptions (player_id, create_time desc);

-- Push notifications to send: a message's code, never its figures. Written with the message, sent after its commit.
create table push_outbox (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  code text not null,
  tries int4 not null default 0,
  due_time int8 not null default now_ms(),
  create_time int8 not null default now_ms()
);
create index push_outbox_due on push_outbox (due_time);

-- Owner: mail
-- The last verification code sent to a player, as a keyed hash, for one address. If the address belongs to another
-- player, no code was sent.
create table email_codes (
  player_id int8 primary key references players (id),
  email_hash bytea not null,
  email_sealed bytea not null,
  code_hash bytea not null,
  tries int4 not null default 0,
  sent_time int8 not null default now_ms()
);

-- E-mails, written in the transaction that causes them and sent after its commit, at least once: a node that stops between
-- sending and marking sends it again with the same message id. Sent and dead e-mails keep no text.
create table mail_outbox (
  id int8 generated always as identity primary key,
  message_id uuid not null unique default gen_random_uuid(),
  player_id int8 not null references players (id),
  kind text not null check (kind in ('code', 'taken', 'replaced')),
  to_hash bytea not null,
  letter_sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  tries int4 not null default 0,
  due_time int8 not null default now_ms(),
  -- Not sent after this time: the code in it has expired.
  lapse_time int8,
  create_time int8 not null default now_ms(),
  end_time int8,
  check ((state = 'waiting') = (letter_sealed is not null) and (state = 'waiting') = (end_time is null))
);
create index mail_outbox_due on mail_outbox (due_time) where state = 'waiting';
create index mail_outbox_of_player on mail_outbox (player_id, create_time desc);
create index mail_outbox_to on mail_outbox (to_hash, create_time desc);

-- Owner: support
-- Players' questions and the answers to them.
create table support_messages (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  request_id uuid not null,
  text text not null check (length(text) between 1 and 140),
  language text not null,
  create_time int8 not null,
  answer text check (length(answer) between 1 and 1000),
  operator_id int8 references operators (id),
  answer_time int8,
  state text not null generated always as (case when answer is null then 'waiting' else 'answered' end) stored,
  unique (player_id, request_id),
  check ((answer is null) = (answer_time is null) and (answer is null) = (operator_id is null))
);
create unique index support_messages_of_player on support_messages (player_id, create_time desc);
create index support_messages_open on support_messages (create_time) where answer is null;
create index support_messages_by_state on support_messages (state, create_time, id);
create index support_messages_by_language on support_messages (state, language, create_time, id);
create index support_messages_by_player on support_messages (state, player_id, create_time, id);
