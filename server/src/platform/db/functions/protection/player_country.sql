-- The country where a player is, as two letters: the declared one, else that of the phone number.
create or replace function player_country(in_player int8) returns text language sql stable as $$
  select coalesce(p.location_country, p.country) from players p where p.id = in_player
$$;
