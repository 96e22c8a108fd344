-- 'pace' if the player's last own-seed game, of any kind, began less than min_play_ms before `in_time`, else null. Rounds
-- that all players share have a pace of their own. The caller holds the player's account and has ended its fast path, so
-- the last used nonce is that of the last game. New seeds begin at nonce 0: then the pair before tells.
create or replace function pace_restriction(in_player int8, in_time int8) returns text language plpgsql stable as $$
declare
  v_min int4 := min_play_ms(in_player);
  v_last int8;
begin
  if v_min is null then
    return null;
  end if;
  select max(b.create_time) into v_last
    from (select s.id, s.nonce from seed_pairs s where s.player_id = in_player and s.status = 'active' and s.nonce > 0
          union all
          (select s.id, s.nonce from seed_pairs s where s.player_id = in_player and s.status = 'revealed' and s.nonce > 0
             order by s.create_time desc limit 1)) p
    join bets b on b.seed_pair_id = p.id and b.nonce = p.nonce - 1;
  return case when in_time < v_last + v_min then 'pace' end;
end $$;
