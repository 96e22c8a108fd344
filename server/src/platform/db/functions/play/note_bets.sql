-- Trigger function on bets: queues bets that were settled when placed for the return totals.
create or replace function note_bets() returns trigger language plpgsql as $$
begin
  insert into returns_due (bet_ids)
    select array_agg(id) from written where state = 'settled' and round_id is null having count(*) > 0;
  return null;
end $$;
