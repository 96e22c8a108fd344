-- Owner: chat
-- What the player sees of a report: that it is looked at, since when, and what came of it. Reports that a node of the
-- version before closes have no decision.
alter table chat_reports add column seen_time int8;
alter table chat_reports add column decision text check (decision in ('changed', 'kept'));
