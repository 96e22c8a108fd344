-- Mail addresses and what is written to them, what players write to the house, what operators change in its texts, and
-- accounts that were closed by their owners.

-- Kept as the phone is: found by a keyed hash, read only by decryption. Nobody is asked for one.
alter table players add column email_hash bytea unique;
alter table players add column email_sealed bytea;
alter table players add column email_time int8;
alter table players add column closed_time int8;
alter table players add constraint email_whole
  check ((email_hash is null) = (email_sealed is null) and (email_hash is null) = (email_time is null));

-- The code that a player was sent last, as a keyed hash, for one address. Where the address is another's, nobody was sent it.
create table email_codes (
  player_id int8 primary key references players (id),
  email_hash bytea not null,
  email_sealed bytea not null,
  code_hash bytea not null,
  tries int4 not null default 0,
  sent_time int8 not null default now_ms()
);

-- Letters, written with what they tell of and sent after its commit, at least once: who dies between the sending and the
-- mark sends it again, under the same number. What was sent, or can not be, keeps no words.
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
  -- A code that is not valid any more is not worth a letter.
  lapse_time int8,
  create_time int8 not null default now_ms(),
  end_time int8,
  check ((state = 'waiting') = (letter_sealed is not null) and (state = 'waiting') = (end_time is null))
);
create index mail_outbox_due on mail_outbox (due_time) where state = 'waiting';
create index mail_outbox_of_player on mail_outbox (player_id, create_time desc);
create index mail_outbox_to on mail_outbox (to_hash, create_time desc);

-- What players ask, and what they were answered.
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
  unique (player_id, request_id),
  check ((answer is null) = (answer_time is null) and (answer is null) = (operator_id is null))
);
create unique index support_messages_of_player on support_messages (player_id, create_time desc);
create index support_messages_open on support_messages (create_time) where answer is null;

-- Each text has a version, and every version stays to be looked at. One that was taken away keeps its last words there.
alter table content add column version int4 not null default 1;
create table content_versions (
  kind text not null,
  id text not null,
  version int4 not null,
  position int4 not null,
  en jsonb,
  fr jsonb,
  operator_id int8 not null references operators (id),
  create_time int8 not null default now_ms(),
  primary key (kind, id, version)
);
create trigger content_versions_append_only before update or delete on content_versions for each row execute function refuse_change();
create trigger content_versions_keep before truncate on content_versions for each statement execute function refuse_change();
