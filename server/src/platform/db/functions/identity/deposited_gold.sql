-- Gold of deposits since the given time that have arrived or still can.
create or replace function deposited_gold(in_player int8, in_start int8) returns int8 language sql stable as
$$ select coalesce(sum(r.gold), 0)::int8 from recharges r where r.player_id = in_player
     and r.create_time > in_start and r.state not in ('failed', 'expired', 'orphaned', 'tooSmall') $$;
