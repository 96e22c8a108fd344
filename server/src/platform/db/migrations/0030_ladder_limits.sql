-- As it was, but that a stake which the limits of this moment refuse comes here too, without a last step: it may be the
-- repeat of a game that was begun when they were higher, and then hears of that game.
alter function begin_open_ladder_game(text, text, int8, uuid, int8, jsonb, int4) rename to begin_allowed_ladder_game;
create function begin_open_ladder_game(
  in_key text, in_game text, in_player int8, in_request uuid, in_stake int8, in_choice jsonb, in_last_step int4)
returns table (status text, bet_id int8, balance int8) language plpgsql as $$
begin
  -- Whoever begins a game for this player holds his account until it stands.
  perform 1 from accounts a where a.owner_id = in_player and a.kind = 'player' for update;
  if in_last_step is null
     and not exists (select 1 from bets b where b.player_id = in_player and b.request_id = in_request) then
    return query select 'limit', null::int8, null::int8;
  else
    return query select * from begin_allowed_ladder_game(in_key, in_game, in_player, in_request, in_stake, in_choice, in_last_step);
  end if;
end $$;
