-- Trigger function on entries. Invariant: all entries of a journal are inserted by one statement and sum to zero there.
create or replace function journal_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (select 1 from written group by journal_id having sum(amount) <> 0) then
    raise exception 'a journal must sum to zero';
  end if;
  return null;
end $$;
