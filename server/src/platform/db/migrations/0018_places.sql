-- Where one may play, and what is told to a browser that is not open.

-- The operator's word on each country. '*' speaks for all that are not named: a house for real money begins with it
-- closed. Where there is no row at all everyone may play, and asking costs next to nothing.
create table place_rules (
  place text primary key check (place = '*' or place ~ '^[A-Z]{2}$'),
  is_allowed boolean not null,
  change_time int8 not null default now_ms()
);

-- Where a player says he is; until he does, the country of his phone stands.
alter table players add column location_country text check (location_country ~ '^[A-Z]{2}$');

-- Each of his words on it, with how he came to it: never more than the country.
create table place_changes (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  country text not null check (country ~ '^[A-Z]{2}$'),
  how text not null check (how in ('position', 'hand')),
  create_time int8 not null default now_ms()
);
create index place_changes_of_player on place_changes (player_id, id desc);
create trigger place_changes_append_only before update on place_changes for each row execute function refuse_change();

create function is_place_allowed(in_place text) returns boolean language sql stable as $$
  select coalesce((select r.is_allowed from place_rules r where r.place = in_place),
                  (select r.is_allowed from place_rules r where r.place = '*'), true)
$$;

-- Where a player is as far as the house knows, as two letters.
create function place_of(in_player int8) returns text language sql stable as $$
  select coalesce(p.location_country, p.country) from players p where p.id = in_player
$$;

-- Asked by every statement that takes a stake: null, or 'country' where the house may not take it. In plpgsql, because
-- its plans are kept and the first question, over an empty table, is all that most houses ever ask.
create function place_bar(in_player int8) returns text language plpgsql stable as $$
begin
  if not exists (select 1 from place_rules) then
    return null;
  end if;
  if is_place_allowed(place_of(in_player)) then
    return null;
  end if;
  return 'country';
end $$;

-- The house's key pair for push services: one for all nodes, the private half sealed.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_sealed bytea not null
);

-- What of a player's messages is unread is asked every second for all who listen.
create index messages_unread on messages (player_id) where read_time is null;

-- A browser that wants to be told: one for a session, and only as long as that lasts. Where it is reached is sealed.
create table push_subscriptions (
  token_hash bytea primary key references sessions (token_hash) on delete cascade,
  player_id int8 not null references players (id),
  endpoint_hash bytea not null unique,
  subscription_sealed bytea not null,
  create_time int8 not null default now_ms()
);
create index push_subscriptions_of_player on push_subscriptions (player_id, create_time desc);

-- What is still to be told: a message's code, never its figures. Written with the message, sent after its commit.
create table push_outbox (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  code text not null,
  tries int4 not null default 0,
  due_time int8 not null default now_ms(),
  create_time int8 not null default now_ms()
);
create index push_outbox_due on push_outbox (due_time);

create function put_in_push_outbox() returns trigger language plpgsql as $$
begin
  if exists (select 1 from push_subscriptions s where s.player_id = new.player_id) then
    insert into push_outbox (player_id, code) values (new.player_id, new.code);
  end if;
  return null;
end $$;
create trigger messages_pushed after insert on messages for each row execute function put_in_push_outbox();
