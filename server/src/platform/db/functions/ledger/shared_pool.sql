-- What shareholders own together: the pool less the operator's due commission, and the number of units.
create or replace function shared_pool(out assets int8, out units int8) language sql stable as $$
  select (select coalesce(sum(balance), 0) from accounts where owner_id = 0 and kind = 'pool')::int8
      - ((select coalesce(sum(commission), 0) from days where close_time is null)::int8 + coalesce(e.carried, 0)) / 1000000,
    coalesce(e.units, 0)::int8
  from (values (1)) one left join lateral (select * from invest_epochs order by day desc limit 1) e on true
$$;
