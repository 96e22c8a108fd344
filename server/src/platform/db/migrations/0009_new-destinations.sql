-- Owner: wallet
-- Keyed hashes of the destination and of the browser that asked. A destination or browser is known once it was paid.
alter table withdrawals add column destination_mark bytea;
alter table withdrawals add column device_mark bytea;
-- When a held withdrawal is released. Kept afterwards: limits of a day count from here.
alter table withdrawals add column release_time int8;
-- When it was approved without an operator.
alter table withdrawals add column automatic_time int8;
create index withdrawals_by_destination on withdrawals (destination_mark) where destination_mark is not null;
create index withdrawals_held on withdrawals (release_time) where state = 'held';
create index withdrawals_automatic on withdrawals (automatic_time) where automatic_time is not null;
insert into order_moves values
  ('withdrawals', 'held', 'approved'), ('withdrawals', 'held', 'review'), ('withdrawals', 'held', 'rejected'),
  ('withdrawals', 'review', 'held');

-- Owner: account
-- The browser's mark at log-in, if it sent one.
alter table sessions add column device_mark bytea;
create or replace view sessions_public as
  select token_hash, kind, holder_id, expires_at, revoked_at, create_time, device_mark from sessions;

-- One message for each event.
alter table messages add column event_key text;
create unique index messages_once on messages (player_id, event_key) where event_key is not null;

-- Owner: mail
-- Messages to send by e-mail, with the address that the player had when it happened. Written with the message.
create table mail_notices (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  code text not null,
  params jsonb not null,
  language text not null,
  to_hash bytea not null,
  to_sealed bytea not null,
  create_time int8 not null
);
create index mail_notices_of_player on mail_notices (player_id);
create trigger messages_mailed after insert on messages for each row execute function put_in_mail_notices();
