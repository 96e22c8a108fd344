-- Chats with characters, and VIP. Messages, memories and summaries are encrypted.

-- Owner: chat
-- Characters as operators maintain them. The first start creates the built-in ones; later changes are the operators' own.
create table characters (
  id text primary key check (id ~ '^[a-z]{2,20}$'),
  position int4 not null,
  is_on boolean not null default true,
  -- A character card of version 3; our own fields are under extensions.glasshouse.
  card jsonb not null,
  portrait_type text check (portrait_type in ('image/svg+xml', 'image/png', 'image/webp')),
  portrait bytea check (length(portrait) <= 102400),
  version int4 not null default 1,
  create_time int8 not null default now_ms(),
  update_time int8 not null default now_ms(),
  check ((portrait is null) = (portrait_type is null))
);

create table chat_threads (
  player_id int8 not null references players (id),
  character_id text not null,
  create_time int8 not null default now_ms(),
  -- The newest createTime in the thread: the next one is later.
  last_time int8 not null default 0,
  read_up_to int8 not null default 0,
  -- State of the offline engine: topics and line names, never the player's words. mind_before is the state before the
  -- last answer, for generating it again.
  mind jsonb not null default '{}',
  mind_before jsonb not null default '{}',
  -- When the character last disclosed that it is artificial, and when the current sitting began.
  disclosed_time int8 not null default 0,
  sitting_time int8 not null default 0,
  -- After a call for help the character answers with care until then, and does not lead to games.
  care_until int8 not null default 0,
  -- The node that generates the answer, and until when no other node may.
  lease_holder text,
  lease_expires_at int8 not null default 0,
  -- A summary of the older messages, and the createTime that it reaches. Every change increments summary_version, so that
  -- a summary of messages deleted meanwhile is not stored.
  summary_sealed bytea,
  summary_up_to int8 not null default 0,
  summary_version int4 not null default 0,
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
-- A player's newest messages across all characters.
create index chat_messages_of_player on chat_messages (player_id, create_time desc);

create table chat_memories (
  player_id int8 not null references players (id),
  character_id text not null,
  slot text not null,
  value_sealed bytea not null,
  create_time int8 not null default now_ms(),
  primary key (player_id, character_id, slot)
);

-- Answers and summaries that the remote engine wrote on a day.
create table chat_budgets (
  player_id int8 not null references players (id),
  -- Days since 1970.
  day int4 not null,
  used int4 not null check (used >= 0),
  summed int4 not null default 0 check (summed >= 0),
  primary key (player_id, day)
);

-- Single-use tickets that open a socket.
create table chat_tickets (
  hash bytea primary key,
  player_id int8 not null,
  token_hash bytea not null,
  expires_at int8 not null
);
create index chat_tickets_by_expiry on chat_tickets (expires_at);

-- How often each safety rule applied, by day; without players.
create table chat_rule_counts (
  day int4 not null,
  rule text not null,
  place text not null check (place in ('input', 'output')),
  times int8 not null,
  primary key (day, rule, place)
);

-- Reported messages with a copy of the five before them: the chat itself may be deleted later.
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

-- Until when a player is VIP.
create table vips (
  player_id int8 primary key references players (id),
  until int8 not null,
  -- The values of `until` for which the player was notified that VIP ends soon, and that it has ended.
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

-- Google orders with provisional VIP days, to be verified with Google.
create table google_checks (
  grant_id int8 primary key references vip_grants (id),
  player_id int8 not null references players (id),
  product_id text not null,
  token_sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'revoked')),
  tries int4 not null default 0,
  -- Not asked before then.
  next_time int8 not null default 0,
  create_time int8 not null default now_ms(),
  end_time int8
);
create index google_checks_due on google_checks (next_time) where state = 'waiting';
create index google_checks_of_player on google_checks (player_id);
