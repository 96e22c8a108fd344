-- Talks with the characters. What was said and what is remembered is sealed: whoever reads the database reads nothing.

create table chat_threads (
  player_id int8 not null references players (id),
  character_id text not null,
  create_time int8 not null default now_ms(),
  -- The newest createTime that was given out: the next one is later.
  last_time int8 not null default 0,
  read_up_to int8 not null default 0,
  -- Where the offline companion is: topics and the names of lines, never words of the player. The second as it was before
  -- the last answer, for writing that one again.
  mind jsonb not null default '{}',
  mind_before jsonb not null default '{}',
  -- When the character last said what it is, and when the present sitting began.
  disclosed_time int8 not null default 0,
  sitting_time int8 not null default 0,
  -- After a cry for help there is no play until then.
  care_until int8 not null default 0,
  -- The node that writes the answer, and until when nobody else may.
  driver text,
  driver_until int8 not null default 0,
  primary key (player_id, character_id)
);
create index chat_threads_of_character on chat_threads (character_id);

create table chat_messages (
  id int8 generated always as identity primary key,
  player_id int8 not null,
  character_id text not null,
  author text not null check (author in ('player', 'character')),
  text_sealed bytea not null,
  create_time int8 not null,
  state text not null,
  client_id uuid,
  reply_to int8,
  take int4 not null default 0,
  engine text check (engine in ('offline', 'remote', 'safety')),
  -- Kind, links, suggestions and notes of an answer.
  extra jsonb not null default '{}',
  foreign key (player_id, character_id) references chat_threads (player_id, character_id),
  check (case author when 'player' then state in ('waiting', 'answered') else state in ('writing', 'done', 'stopped', 'cut') end)
);
create unique index chat_messages_in_order on chat_messages (player_id, character_id, create_time desc);
create unique index chat_messages_once on chat_messages (player_id, character_id, client_id) where client_id is not null;
-- One answer at a time.
create unique index chat_messages_writing on chat_messages (player_id, character_id) where state = 'writing';
create index chat_messages_waiting on chat_messages (player_id, character_id, create_time) where state = 'waiting';

create table chat_memories (
  player_id int8 not null references players (id),
  character_id text not null,
  slot text not null,
  value_sealed bytea not null,
  create_time int8 not null default now_ms(),
  primary key (player_id, character_id, slot)
);

-- Answers of a remote engine, counted by day.
create table chat_budgets (
  player_id int8 not null references players (id),
  -- Days since 1970.
  day int4 not null,
  used int4 not null check (used >= 0),
  primary key (player_id, day)
);

-- What opens a socket once.
create table chat_tickets (
  hash bytea primary key,
  player_id int8 not null,
  token_hash bytea not null,
  expires_at int8 not null
);
create index chat_tickets_by_expiry on chat_tickets (expires_at);

-- How often the checks spoke up, by day and rule; not whom.
create table chat_rule_counts (
  day int4 not null,
  rule text not null,
  place text not null check (place in ('input', 'output')),
  times int8 not null,
  primary key (day, rule, place)
);

-- Reported messages with the five before them, as they were: the chat itself may be deleted meanwhile.
create table chat_reports (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  message_id int8 not null,
  character_id text not null,
  reason text not null,
  note_sealed bytea not null,
  messages_sealed bytea not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  outcome text not null default '',
  closed_by int8 references operators (id),
  create_time int8 not null default now_ms(),
  close_time int8,
  unique (player_id, message_id)
);
create index chat_reports_by_state on chat_reports (state, create_time);

-- VIP: until when, and each grant by which it came to that.
create table vips (
  player_id int8 primary key references players (id),
  until int8 not null,
  -- For which end the player was told that it is near, and that it has come.
  warned_until int8 not null default 0,
  ended_until int8 not null default 0
);
create index vips_by_end on vips (until);

create table vip_grants (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  source text not null check (source in ('gold', 'google')),
  days int4 not null check (days > 0),
  from_time int8 not null,
  until_time int8 not null check (until_time > from_time),
  gold int8,
  request_id uuid,
  order_id text unique,
  token_hash bytea unique,
  create_time int8 not null default now_ms(),
  unique (player_id, request_id),
  check ((source = 'gold') = (gold is not null and request_id is not null)),
  check ((source = 'google') = (order_id is not null and token_hash is not null))
);
create index vip_grants_of_player on vip_grants (player_id, create_time desc);
create trigger vip_grants_append_only before update or delete on vip_grants for each row execute function refuse_change();
create trigger vip_grants_keep before truncate on vip_grants for each statement execute function refuse_change();
