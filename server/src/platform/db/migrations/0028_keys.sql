-- Keys that something in this database may be sealed with, by a hash that says nothing of them. A node opens only with all
-- of them; one leaves this table when nothing is sealed with it any more.
create table sealing_keys (
  id text primary key,
  -- When a node last began to seal with it.
  begin_time int8 not null default now_ms()
);

-- Which of them a node seals with; unknown of nodes that are older than this column.
alter table nodes add column sealing_key text;

-- A manifest's secret may be sealed anew; everything that was published still stands.
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
