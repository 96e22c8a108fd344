-- Trigger function on manifests. Invariant: a published manifest never changes. Its salt is set once, and its secret may
-- be re-encrypted.
create or replace function refuse_manifest_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.master_sealed is distinct from old.master_sealed
     and to_jsonb(new) - 'master_sealed' = to_jsonb(old) - 'master_sealed' then
    return new;
  end if;
  if tg_op = 'DELETE' or old.salt is not null
     or (new.epoch, new.body, new.hash, new.master_sealed) is distinct from (old.epoch, old.body, old.hash, old.master_sealed) then
    raise exception 'a published manifest does not change';
  end if;
  return new;
end $$;
