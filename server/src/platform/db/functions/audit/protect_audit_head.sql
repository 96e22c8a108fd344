-- Trigger function on audit_head. Invariant: the head changes only through an insert into audit_log.
create or replace function protect_audit_head() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then raise exception 'audit_head moves with audit_log alone'; end if;
  return new;
end $$;
