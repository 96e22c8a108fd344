-- Why a player may not stake this much now: 'country', 'suspended', 'out', 'match', 'check', 'time', 'loss' or 'stake'; null
-- if the player may. The caller holds the player's account, so no parallel bet can pass the same limit. A stake of 0 checks a
-- queued bet again. Reads played_days, so an open run counts.
create or replace function bet_restriction(in_player int8, in_stake int8, in_time int8 default null) returns text
language plpgsql stable as $$
declare
  v_time int8 := coalesce(in_time, now_ms());
  v_bar text := country_restriction(in_player);
  v_guard player_guards;
  v_last stake_days;
begin
  if v_bar is not null then
    return v_bar;
  end if;
  select * into v_guard from player_guards g where g.player_id = in_player;
  -- guard_suspended gives every suspended player a guard row, so others skip this query.
  if v_guard.player_id is not null and is_suspended(in_player) then
    return 'suspended';
  end if;
  if v_guard.out_until > v_time then
    return 'out';
  end if;
  if v_guard.match_until > v_time then
    return 'match';
  end if;
  select * into v_last from played_days d where d.player_id = in_player order by d.day desc limit 1;
  if v_last.is_check_due
     or v_last.check_ms + played_between(v_last.last_at, v_time)
        >= coalesce(v_guard.check_minutes, default_check_minutes()) * 60000::int8 then
    return 'check';
  end if;
  if not coalesce(v_guard.has_limits, false) then
    return null;
  end if;
  select l.kind into v_bar from limits_of(in_player, v_time) l
    where case l.kind
      when 'time' then l.used + played_between(v_last.last_at, v_time) >= l.amount * 60000
      when 'deposit' then false
      else l.used + in_stake > l.amount end
    order by array_position(array['time', 'loss', 'stake'], l.kind) limit 1;
  return v_bar;
end $$;
