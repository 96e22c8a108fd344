-- The most that the house can lose: the pool less unpaid commission, ordered redemptions and what open step games could
-- win above their stakes.
create or replace function bankroll_coins() returns int8 language sql stable as $$
  select trunc(
      (select coalesce(sum(balance), 0) from accounts where owner_id = 0 and kind = 'pool')
      - trunc(((select coalesce(sum(commission), 0) from days where close_time is null) + coalesce(e.carried, 0)) / 1000000)
      - coalesce((select sum(units) from invest_orders where epoch_day is null and kind = 'redeem') * e.assets
                 / nullif(e.units, 0), 0)
      - (select coalesce(sum(above_stake), 0) from step_games where is_open)
    )::int8
    from (values (1)) one left join lateral (
      select carried, assets, units from invest_epochs order by day desc limit 1) e on true
$$;
