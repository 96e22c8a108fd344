-- Owner: chat
-- Players who said in a chat that they are under age. An open flag closes all chats for them until an operator clears it.
-- What they wrote is not copied: operators read reported messages only.
create table chat_age_flags (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  character_id text not null,
  create_time int8 not null default now_ms(),
  cleared_by int8 references operators (id),
  reason text,
  clear_time int8,
  check ((clear_time is null) = (cleared_by is null) and (clear_time is null) = (reason is null))
);
create unique index chat_age_flags_open on chat_age_flags (player_id) where clear_time is null;
create index chat_age_flags_in_order on chat_age_flags (create_time, id);
create index chat_age_flags_by_player on chat_age_flags (player_id, create_time, id);
create index chat_age_flags_by_state on chat_age_flags ((clear_time is null), create_time, id);
