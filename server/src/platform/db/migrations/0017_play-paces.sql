-- Owner: geo
-- The pace of gambling that a country's law asks for: the shortest time between the starts of two games that a player's own
-- seeds decide, and whether the app offers auto-bet. A country without a row has neither rule.
create table play_paces (
  place text primary key check (place ~ '^[A-Z]{2}$'),
  min_play_ms int4 not null check (min_play_ms between 0 and 60000),
  is_auto_bet_allowed boolean not null,
  change_time int8 not null default now_ms(),
  check (min_play_ms > 0 or not is_auto_bet_allowed)
);
create trigger play_paces_added after insert on play_paces referencing new table as changed
  for each statement execute function stop_fast_paths();
create trigger play_paces_changed after update on play_paces referencing new table as changed
  for each statement execute function stop_fast_paths();
create trigger play_paces_gone after delete on play_paces referencing old table as changed
  for each statement execute function stop_fast_paths();
create view play_paces_public as select place, min_play_ms, is_auto_bet_allowed from play_paces;
