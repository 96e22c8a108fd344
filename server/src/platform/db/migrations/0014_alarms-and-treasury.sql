-- Owner: backoffice
-- Alarms that began or ended, written in the transaction that saw it and sent after its commit, at least once: a node that
-- stops between sending and marking sends it again with the same `notice_id`. One row for each recipient.
create table alarm_notices (
  id int8 generated always as identity primary key,
  notice_id uuid not null,
  channel text not null check (channel in ('email', 'webhook')),
  -- The e-mail address; empty for the webhook.
  recipient text not null,
  alerts jsonb not null,
  tries int4 not null default 0,
  due_time int8 not null default now_ms(),
  sent_time int8,
  create_time int8 not null default now_ms(),
  unique (notice_id, channel, recipient)
);
create index alarm_notices_due on alarm_notices (channel, recipient, due_time) where sent_time is null;
create index alarm_notices_sent on alarm_notices (sent_time) where sent_time is not null;

-- When the login of an operator was last refused because of too many wrong attempts. Names nobody has are not recorded.
create table operator_throttles (
  name text primary key references operators (name),
  tries int8 not null default 1,
  first_time int8 not null default now_ms(),
  last_time int8 not null default now_ms()
);

-- From when an operator with a role that moves money decides anything. Null for those who were there before the rule, and
-- for the first owner. `was_owner` stays when an owner gets another role.
alter table operators add column decides_from int8;
alter table operators add column was_owner boolean not null default false;

-- What one owner asks for and another one agrees to: an invitation to a role that moves money, a change to such a role, and
-- the reset of an operator's access.
create table operator_proposals (
  id int8 generated always as identity primary key,
  kind text not null check (kind in ('invite', 'role', 'reset')),
  invitation_id int8 unique references operator_invitations (id),
  operator_id int8 references operators (id),
  role text check (role in ('support', 'finance', 'content', 'risk', 'owner')),
  reason text not null default '',
  proposed_by int8 not null references operators (id),
  create_time int8 not null default now_ms(),
  state text not null default 'waiting' check (state in ('waiting', 'agreed', 'refused')),
  decided_by int8 references operators (id),
  decide_time int8,
  check ((kind = 'invite') = (invitation_id is not null) and (kind = 'invite') = (operator_id is null)),
  check ((kind = 'reset') = (role is null)),
  check ((state = 'waiting') = (decide_time is null))
);
create unique index operator_proposals_waiting on operator_proposals (operator_id, kind) where state = 'waiting';

-- Owner: wallet
-- What was seen outside of the books: at the payment provider, in the hot wallet, at cold addresses and, as one sum, at the
-- deposit addresses of players. One row for each look; `gold` is the amount at our rate.
create table reserve_looks (
  id int8 generated always as identity primary key,
  account text not null,
  place text not null check (place in ('gateway', 'hot', 'cold', 'deposits')),
  -- Empty for the provider and for deposit addresses, which belong to players.
  address text not null,
  amount numeric(78, 0) not null check (amount >= 0),
  currency text not null,
  -- The amount as a decimal, as it is published.
  shown text not null,
  gold int8 not null,
  look_time int8 not null
);
create index reserve_looks_of_account on reserve_looks (account, look_time);
create index reserve_looks_by_time on reserve_looks (look_time);

-- The last comparison of each outside account with the books, and since when less was seen than the books say.
create table reserve_checks (
  account text primary key,
  seen int8 not null,
  books int8 not null,
  short_since int8,
  look_time int8 not null
);
create view reserve_checks_public as select account, seen, books, look_time from reserve_checks;
-- What the last look at each account found.
create view reserve_looks_public as
  select l.account, l.place, l.address, l.shown, l.currency, l.gold, l.look_time
    from reserve_looks l join reserve_checks c on c.account = l.account and c.look_time = l.look_time;

-- Owner: backoffice
-- Owners take profit out of the commission, which is a negative amount, and book payments of unknown players to suspense.
alter table adjustments drop constraint adjustments_account_check;
alter table adjustments add constraint adjustments_account_check
  check (account in ('player', 'pool', 'rewards', 'commission', 'suspense'));
alter table adjustments drop constraint adjustments_check1;
alter table adjustments add constraint adjustments_check1 check (account in ('player', 'commission') or amount > 0);
