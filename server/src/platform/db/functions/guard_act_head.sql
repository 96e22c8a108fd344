-- Trigger function on act_head. Invariant: the head changes only through an insert into operator_acts.
create or replace function guard_act_head() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then raise exception 'act_head moves with operator_acts alone'; end if;
  return new;
end $$;
