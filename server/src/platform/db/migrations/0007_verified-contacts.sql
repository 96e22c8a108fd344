-- When the player proved by a code that the phone number is theirs; null before that.
alter table players add column phone_verified_time int8;
-- The number that the account lost to its true holder. The player can log in with it until they set a new number.
alter table players add column former_phone_hash bytea;
create index players_by_former_phone on players (former_phone_hash) where former_phone_hash is not null;

-- Owner: account
-- Codes sent to a phone number or to the verified email address of its account. Rows are also written for numbers without
-- an account, so that a caller can't tell them apart: no code matches those.
create table contact_codes (
  id int8 generated always as identity primary key,
  -- verify: the player's own number; claim: a number that another account holds unverified; recover: a forgotten
  -- password; assisted: the same, sent by an operator.
  purpose text not null check (purpose in ('verify', 'claim', 'recover', 'assisted')),
  -- Only who asked for the code has the ticket, so strangers can't use up its attempts.
  ticket_hash bytea not null unique,
  player_id int8 references players (id),
  phone_hash bytea not null,
  -- Of a number to verify.
  phone_sealed bytea,
  -- Who asked (the player, or a network address), and from which address, as keyed hashes.
  asker bytea not null,
  address_hash bytea not null,
  -- Whether the account has logged in from there before. Strangers have a daily limit of their own.
  is_known boolean not null,
  code_hash bytea not null,
  tries int4 not null default 0,
  used_time int8,
  sent_time int8 not null default now_ms()
);
create index contact_codes_of_player on contact_codes (player_id, purpose, id);
create index contact_codes_to on contact_codes (phone_hash, purpose, sent_time);
create index contact_codes_from on contact_codes (address_hash, sent_time);
create index contact_codes_asked on contact_codes (asker, purpose, sent_time);
create index contact_codes_by_time on contact_codes (sent_time);

-- Owner: sms
-- Text messages, written in the transaction that causes them and sent after its commit, at least once, under the same
-- message id. Sent and dead ones keep no text.
create table sms_outbox (
  id int8 generated always as identity primary key,
  message_id uuid not null unique default gen_random_uuid(),
  player_id int8 not null references players (id),
  kind text not null check (kind in ('verify', 'claim', 'taken', 'recover')),
  sms_sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  tries int4 not null default 0,
  due_time int8 not null default now_ms(),
  -- Not sent after this time: the code in it has expired.
  lapse_time int8 not null,
  create_time int8 not null default now_ms(),
  end_time int8,
  check ((state = 'waiting') = (sms_sealed is not null) and (state = 'waiting') = (end_time is null))
);
create index sms_outbox_due on sms_outbox (due_time) where state = 'waiting';
create index sms_outbox_of_player on sms_outbox (player_id, id);

-- Two more kinds: the code to recover a password, and the notice that it was reset.
alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('code', 'taken', 'replaced', 'recovery', 'reset'));
