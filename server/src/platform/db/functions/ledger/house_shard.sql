-- Locks and returns one row of a sharded house account: a free one if there is any, else it waits for the seed's own.
-- Call it after all players' accounts are locked: house rows come last in the lock order.
create or replace function house_shard(in_kind text, in_label text, in_seed int8) returns int8 language plpgsql as $$
declare
  v_id int8;
begin
  select a.id into v_id from accounts a where a.owner_id = 0 and a.kind = in_kind and a.label = in_label
    order by (a.shard + in_seed) % house_shards() limit 1 for update skip locked;
  if v_id is null then
    select a.id into v_id from accounts a
      where a.owner_id = 0 and a.kind = in_kind and a.label = in_label and a.shard = in_seed % house_shards() for update;
  end if;
  return v_id;
end $$;
