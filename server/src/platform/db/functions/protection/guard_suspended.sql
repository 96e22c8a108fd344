-- Trigger function on players: gives a suspended player a guard row, which makes bet_restriction look for the suspension.
create or replace function guard_suspended() returns trigger language plpgsql as $$
begin
  insert into player_guards (player_id) values (new.id) on conflict do nothing;
  return null;
end $$;
