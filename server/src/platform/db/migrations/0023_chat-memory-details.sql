-- Owner: chat
-- What a remembered value belongs to, the player's sentence that it comes from, and when a plan is over: JSON, encrypted.
-- Nodes of the version before write the value alone. So the details repeat the value, and count only while it is the same.
alter table chat_memories add column details_sealed bytea;
