-- Gold that counts for the limits of identity levels: orders since the given times that have arrived or still can.
create or replace function moved_gold(in_player int8, in_day_start int8, in_month_start int8)
returns table (withdraw_day int8, withdraw_month int8, deposit_month int8) language sql stable as
$$ select coalesce(sum(w.gold) filter (where w.create_time > in_day_start), 0)::int8, coalesce(sum(w.gold), 0)::int8,
     deposited_gold(in_player, in_month_start)
   from withdrawals w where w.player_id = in_player and w.create_time > in_month_start
     and w.state not in ('rejected', 'failed') $$;
