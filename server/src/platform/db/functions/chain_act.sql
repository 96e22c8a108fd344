-- Trigger function on operator_acts: numbers an entry and links it to the hash of the one before.
-- Lock order: act_head comes last. A transaction writes its audit entry as its last step and waits for nothing after it.
create or replace function chain_act() returns trigger language plpgsql as $$
declare
  head act_head;
begin
  select * into head from act_head for update;
  new.seq := head.seq + 1;
  new.previous := head.hash;
  -- Read after the lock, so that times follow the order of the rows.
  new.create_time := now_ms();
  select o.name, o.role into new.operator, new.role from operators o where o.id = new.operator_id;
  new.hash := act_hash(new);
  update act_head set seq = new.seq, hash = new.hash;
  return new;
end $$;
