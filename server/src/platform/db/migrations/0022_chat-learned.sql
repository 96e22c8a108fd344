-- Owner: chat
-- Of a player's message: what the character remembers because of it, each slot with the time of its value. If the player
-- edits the message, exactly these values are forgotten. A value that was corrected since has another time, and stays.
alter table chat_messages add column learned jsonb;
