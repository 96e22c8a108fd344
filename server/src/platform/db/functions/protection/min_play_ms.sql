-- The shortest time between the starts of two own-seed games in the player's country; null without such a rule.
create or replace function min_play_ms(in_player int8) returns int4 language sql stable as $$
  select nullif(c.min_play_ms, 0) from play_paces c where c.place = player_country(in_player)
$$;
