-- Trigger function on recharges and withdrawals. Refuses a state change that order_moves does not list (GH003), and
-- appends every new state to order_steps.
create or replace function order_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then return null; end if;
  if tg_op = 'UPDATE' and not exists (select 1 from order_moves m where m.orders = tg_table_name
                                        and m.state_before = old.state and m.state_after = new.state) then
    raise exception '% % can not go from % to %', tg_table_name, new.id, old.state, new.state using errcode = 'GH003';
  end if;
  insert into order_steps (orders, order_id, number, state, reason, create_time)
    select tg_table_name, new.id, coalesce(max(number), 0) + 1, new.state, new.reason, greatest(now_ms(), new.create_time)
      from order_steps where orders = tg_table_name and order_id = new.id;
  return null;
end $$;
