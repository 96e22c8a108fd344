-- Trigger function on step_games: queues a step game that has just ended for the return totals.
create or replace function note_step_game() returns trigger language plpgsql as $$
begin
  insert into returns_due (bet_ids) values (array[new.bet_id]);
  return null;
end $$;
