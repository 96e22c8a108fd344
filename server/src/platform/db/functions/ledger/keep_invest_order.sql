-- Trigger function on invest_orders. Invariant: an order is irrevocable. Its only change is that an epoch fills in the
-- result, once.
create or replace function keep_invest_order() returns trigger language plpgsql as $$
begin
  if old.epoch_day is not null or new.epoch_day is null
     or (new.id, new.player_id, new.request_id, new.kind, new.day, new.create_time)
        <> (old.id, old.player_id, old.request_id, old.kind, old.day, old.create_time)
     or (case old.kind when 'buy' then new.gold <> old.gold else new.units <> old.units end) then
    raise exception 'an order is irrevocable';
  end if;
  return new;
end $$;
