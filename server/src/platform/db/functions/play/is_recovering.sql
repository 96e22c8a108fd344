-- Whether the database lost a moment and the recovery has not ended: then no game takes bets.
create or replace function is_recovering() returns boolean language plpgsql stable as $$
begin
  return exists (select 1 from recoveries r where r.end_time is null);
end $$;
