-- 'country' if the player's country may not play, else null. In plpgsql because its plans are cached: most installations
-- have no rules, and then the first query is the whole cost.
create or replace function country_restriction(in_player int8) returns text language plpgsql stable as $$
begin
  if not exists (select 1 from place_rules) then
    return null;
  end if;
  if is_country_allowed(player_country(in_player)) then
    return null;
  end if;
  return 'country';
end $$;
