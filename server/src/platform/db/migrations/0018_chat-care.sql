-- Owner: chat
-- A player's level of care, for all characters and devices. It replaces chat_threads.care_until, which nodes of the
-- version before still write.
create table chat_care (
  player_id int8 primary key references players (id),
  level text not null check (level in ('raised', 'danger')),
  kind text not null check (kind in ('crisis', 'danger', 'gambling')),
  until int8 not null
);
insert into chat_care (player_id, level, kind, until)
  select player_id, 'danger', 'crisis', max(care_until) from chat_threads where care_until > now_ms() group by player_id;
