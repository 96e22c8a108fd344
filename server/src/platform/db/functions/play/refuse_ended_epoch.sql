-- Trigger function on rounds. Invariant: no round opens in an ended epoch, whichever version of the server opens it. Ending
-- an epoch takes pause_lock exclusively and opening a round takes it shared, so neither misses the other.
create or replace function refuse_ended_epoch() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ended_epochs e where e.epoch = new.epoch) then
    raise exception 'epoch % has ended', new.epoch;
  end if;
  return new;
end $$;
