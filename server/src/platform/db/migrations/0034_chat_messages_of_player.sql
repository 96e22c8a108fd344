-- The newest messages of a player over all characters.
create index chat_messages_of_player on chat_messages (player_id, create_time desc);
