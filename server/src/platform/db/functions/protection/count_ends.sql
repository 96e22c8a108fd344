-- Trigger function on bets: when an open bet ends, adds its payout to the day on which it was placed, or takes the stake
-- off that day if it was cancelled or refunded.
create or replace function count_ends() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = on as $$
begin
  update stake_days d set bets = d.bets - e.fewer, staked = d.staked - e.back, paid = d.paid + e.paid
    from (select n.player_id, (n.create_time / day_ms())::int4 as day, count(*) filter (where n.state <> 'settled') as fewer,
                 coalesce(sum(n.stake) filter (where n.state <> 'settled'), 0) as back,
                 coalesce(sum(n.payout) filter (where n.state = 'settled'), 0) as paid
            from news n join olds o on o.id = n.id
            where o.state in ('queued', 'placed') and n.state in ('settled', 'cancelled', 'refunded')
            group by n.player_id, n.create_time / day_ms()) e
    where d.player_id = e.player_id and d.day = e.day;
  return null;
end $$;
