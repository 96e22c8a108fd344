-- Trigger function on adjustments. Invariant: an adjustment is decided once; nothing else about it changes.
create or replace function guard_adjustment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'waiting'
     or (new.id, new.request_id, new.player_id, new.account, new.amount, new.against, new.label, new.reason, new.proposed_by,
         new.create_time)
        is distinct from (old.id, old.request_id, old.player_id, old.account, old.amount, old.against, old.label, old.reason,
                          old.proposed_by, old.create_time) then
    raise exception 'an adjustment is decided once and never changed';
  end if;
  return new;
end $$;
