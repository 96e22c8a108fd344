-- Trigger function on rounds. Invariant: which beacon decides a round never changes, and a beacon is stored once, while the
-- round waits for it. A beacon that comes after the round was refunded changes nothing.
create or replace function refuse_beacon_change() returns trigger language plpgsql as $$
begin
  if new.beacon_round is distinct from old.beacon_round or old.beacon is not null or old.phase <> 'locked'
     or old.incident = 'void' then
    raise exception 'the beacon of a round does not change';
  end if;
  return new;
end $$;
