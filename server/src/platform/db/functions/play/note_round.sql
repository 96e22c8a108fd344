-- Trigger function on rounds: queues a round that is over for the return totals. By then no bet on it is open, so its bets
-- are complete.
create or replace function note_round() returns trigger language plpgsql as $$
begin
  insert into returns_due (round_id) values (new.id);
  return null;
end $$;
