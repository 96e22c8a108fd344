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
create table operator_lockouts (
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
