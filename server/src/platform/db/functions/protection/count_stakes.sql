-- Trigger function on bets: adds bets that are not settled when placed to stake_days. settle_bets counts its own bets. Ends
-- the players' runs first. The caller holds the players' accounts, so no other transaction counts at the same time.
create or replace function count_stakes() returns trigger language plpgsql set enable_seqscan = off set enable_hashjoin = off
  set enable_mergejoin = off as $$
begin
  perform end_fast_paths(array_agg(distinct player_id)) from written where state <> 'settled' having count(*) > 0;
  insert into stake_days as d (player_id, day, bets, staked, paid, played_ms, last_at, check_ms, check_from, is_check_due)
    select w.player_id, (w.at / day_ms())::int4, w.bets, w.staked, w.paid, coalesce(p.played, 0), w.at,
           case when p.is_on then l.check_ms + p.played else 0 end,
           case when p.is_on then l.check_from else w.at end, coalesce(l.is_check_due, false)
      from (select player_id, count(*) as bets, sum(stake) as staked, coalesce(sum(payout), 0) as paid, max(create_time) as at
              from written where state <> 'settled' group by player_id) w
      left join lateral (select * from stake_days s where s.player_id = w.player_id order by s.day desc limit 1) l on true
      left join lateral (select played_between(l.last_at, w.at) as played, w.at - l.last_at < sitting_gap_ms() as is_on) p on true
    on conflict (player_id, day) do update set bets = d.bets + excluded.bets, staked = d.staked + excluded.staked,
      paid = d.paid + excluded.paid, played_ms = d.played_ms + excluded.played_ms, last_at = excluded.last_at,
      check_ms = excluded.check_ms, check_from = excluded.check_from;
  return null;
end $$;
