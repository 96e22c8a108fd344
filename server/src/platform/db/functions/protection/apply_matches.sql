-- Copies the end of a player's blocking matches to player_guards, where bet_restriction reads it.
create or replace function apply_matches(in_player int8) returns void language plpgsql as $$
declare
  v_until int8 := (select max(m.until) from exclusion_matches m where m.player_id = in_player and m.is_blocking);
begin
  if v_until is null then
    update player_guards g set match_until = null where g.player_id = in_player and g.match_until is not null;
    return;
  end if;
  insert into player_guards as g (player_id, match_until) values (in_player, v_until)
    on conflict (player_id) do update set match_until = excluded.match_until
      where g.match_until is distinct from excluded.match_until;
end $$;
