-- Who may act for the house: second factors and invitations of operators, and their journal as a chain of hashes.

alter table operators add column status text not null default 'active' check (status in ('active', 'suspended'));
create unique index operators_by_small_name on operators (lower(name));

-- When an operator's session showed its second factor; null until then, and for everyone else.
alter table sessions add column second_passed int8;

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

-- What a session's browser has to sign next; one at a time, good for one answer.
create table operator_challenges (
  token_hash bytea primary key references sessions (token_hash) on delete cascade,
  challenge text not null,
  expires_at int8 not null
);

-- `ended` when it was accepted or taken back. The secret of the link is known by its hash alone.
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

-- The journal. `before` and `after` keep their letters as they came, for the hash is over letters.
drop trigger operator_acts_append_only on operator_acts;
drop trigger operator_acts_keep on operator_acts;
alter table operator_acts
  add column seq int8,
  add column operator text,
  add column role text,
  add column before json,
  add column after json,
  add column previous bytea,
  add column hash bytea;

-- The newest row. Whoever writes an act waits here for whoever writes one, until that transaction ends: so the act is the
-- last thing that a transaction does, and nobody waits for anything else while he holds this row.
create table act_head (
  one boolean primary key default true check (one),
  seq int8 not null,
  hash bytea not null
);
insert into act_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

create function act_field(field text) returns text language sql immutable as
$$ select coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field || ',', '-,') $$;

-- The same text as the rulebook makes it (core/audit).
create function act_hash(act operator_acts) returns bytea language sql immutable as $$
  select sha256(convert_to(concat(
    act_field('glasshouse-act-1'), act_field(act.seq::text), act_field(encode(act.previous, 'hex')),
    act_field(act.create_time::text), act_field(act.operator_id::text), act_field(act.operator), act_field(act.role),
    act_field(act.act), act_field(act.subject), act_field(act.before::text), act_field(act.after::text)), 'UTF8'))
$$;

create function chain_act() returns trigger language plpgsql as $$
declare
  head act_head;
begin
  select * into head from act_head for update;
  new.seq := head.seq + 1;
  new.previous := head.hash;
  -- Read behind the lock, so that moments follow the order of the rows.
  new.create_time := now_ms();
  select o.name, o.role into new.operator, new.role from operators o where o.id = new.operator_id;
  new.hash := act_hash(new);
  update act_head set seq = new.seq, hash = new.hash;
  return new;
end $$;

create function guard_act_head() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then raise exception 'act_head moves with operator_acts alone'; end if;
  return new;
end $$;

-- What was written before there was a chain is chained now, in its order.
do $$
declare
  old operator_acts;
  head act_head;
begin
  for old in select a.* from operator_acts a order by a.id loop
    select * into head from act_head;
    old.seq := head.seq + 1;
    old.previous := head.hash;
    select o.name, o.role into old.operator, old.role from operators o where o.id = old.operator_id;
    update operator_acts set seq = old.seq, previous = old.previous, operator = old.operator, role = old.role,
      hash = act_hash(old) where id = old.id returning hash into head.hash;
    update act_head set seq = old.seq, hash = head.hash;
  end loop;
end $$;

drop index operator_acts_by_time;
alter table operator_acts
  drop column id,
  alter column seq set not null,
  alter column operator set not null,
  alter column role set not null,
  alter column previous set not null,
  alter column hash set not null,
  add primary key (seq);
create index operator_acts_by_time on operator_acts (create_time, seq);
create index operator_acts_by_operator on operator_acts (operator, create_time, seq);
create index operator_acts_by_act on operator_acts (act, create_time, seq);
create index operator_acts_by_subject on operator_acts (subject, create_time, seq);

create trigger operator_acts_chain before insert on operator_acts for each row execute function chain_act();
create trigger operator_acts_append_only before update or delete on operator_acts for each row execute function refuse_change();
create trigger operator_acts_keep before truncate on operator_acts for each statement execute function refuse_change();
create trigger act_head_guard before update on act_head for each row execute function guard_act_head();
create trigger act_head_stays before delete on act_head for each row execute function refuse_change();
create trigger act_head_keep before truncate on act_head for each statement execute function refuse_change();
