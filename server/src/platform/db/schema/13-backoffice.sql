-- The back office: operators' second factors and invitations, the audit log and alarms.

-- Owner: security
create table operator_passkeys (
  id int8 generated always as identity primary key,
  operator_id int8 not null references operators (id),
  rp_id text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter int8 not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  create_time int8 not null default now_ms(),
  last_used int8
);
create index operator_passkeys_of_operator on operator_passkeys (operator_id, id);

-- The challenge that a session's browser has to sign next: one at a time, single use.
create table operator_challenges (
  token_hash bytea primary key references sessions (token_hash) on delete cascade,
  challenge text not null,
  expires_at int8 not null
);

-- Owner: backoffice
-- `ended` is set when an invitation is accepted or withdrawn. The link's secret is stored as a hash only.
create table operator_invitations (
  id int8 generated always as identity primary key,
  hash bytea not null unique,
  name text not null,
  role text not null check (role in ('support', 'finance', 'content', 'risk', 'owner')),
  invited_by int8 not null references operators (id),
  create_time int8 not null default now_ms(),
  expires_at int8 not null,
  ended int8
);
create unique index operator_invitations_open on operator_invitations (lower(name)) where ended is null;

-- Owner: platform
-- The audit log: operators' actions as a chain of hashes, each written in the transaction of the action. `before` and
-- `after` are json, not jsonb: the hash covers their exact text.
create table audit_log (
  operator_id int8 not null references operators (id),
  act text not null,
  subject text not null,
  create_time int8 not null default now_ms(),
  seq int8 not null,
  operator text not null,
  role text not null,
  before json,
  after json,
  previous bytea not null,
  hash bytea not null,
  primary key (seq)
);
create index audit_log_by_time on audit_log (create_time, seq);
create index audit_log_by_operator on audit_log (operator, create_time, seq);
create index audit_log_by_act on audit_log (act, create_time, seq);
create index audit_log_by_subject on audit_log (subject, create_time, seq);
create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit_entry();
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_keep before truncate on audit_log for each statement execute function refuse_change();

-- The newest audit entry. Every writer locks this row until its transaction ends. So a transaction writes its audit entry
-- last, and waits for nothing else while it holds the row.
create table audit_head (
  one boolean primary key default true check (one),
  seq int8 not null,
  hash bytea not null
);
insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));
create trigger act_head_guard before update on audit_head for each row execute function protect_audit_head();
create trigger act_head_stays before delete on audit_head for each row execute function refuse_change();
create trigger act_head_keep before truncate on audit_head for each statement execute function refuse_change();

-- Owner: backoffice
-- Current problems, each since it was first seen. A check that no longer finds a problem deletes its row.
create table alarms (
  kind text not null,
  subject text not null,
  facts jsonb not null,
  since int8 not null,
  primary key (kind, subject)
);
create table alarm_looks (
  name text primary key,
  look_time int8 not null
);
