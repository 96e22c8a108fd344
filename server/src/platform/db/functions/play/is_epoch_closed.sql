-- Whether results of this epoch may be known: an operator has ended it, or the database lost a moment. Its unfinished rounds
-- are refunded.
create or replace function is_epoch_closed(in_epoch int4) returns boolean language plpgsql stable as $$
begin
  return exists (select 1 from ended_epochs e where e.epoch = in_epoch) or is_recovering();
end $$;
