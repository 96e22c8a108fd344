-- Deletes documents and details of accounts that closed before the given time. Cases stay, without anything personal.
-- Returns how many images were deleted.
create or replace function delete_identity_of_closed(in_before int8) returns int8 language plpgsql as $$
declare
  deleted int8;
begin
  delete from identity_images i using players p where p.id = i.player_id and p.closed_time < in_before;
  get diagnostics deleted = row_count;
  delete from sanctions_hits h using players p where p.id = h.player_id and p.closed_time < in_before;
  update identity_cases c set details_sealed = null, person_hash = null, note = '' from players p
    where p.id = c.player_id and p.closed_time < in_before and c.details_sealed is not null;
  return deleted;
end $$;
