-- Trigger function on audit_log: numbers an entry and links it to the hash of the one before.
-- Lock order: audit_head comes last. A transaction writes its audit entry as its last step and waits for nothing after it.
create or replace function chain_audit_entry() returns trigger language plpgsql as $$
declare
  head audit_head;
begin
  select * into head from audit_head for update;
  new.seq := head.seq + 1;
  new.previous := head.hash;
  -- Read after the lock, so that times follow the order of the rows.
  new.create_time := now_ms();
  select o.name, o.role into new.operator, new.role from operators o where o.id = new.operator_id;
  new.hash := audit_entry_hash(new);
  update audit_head set seq = new.seq, hash = new.hash;
  return new;
end $$;
