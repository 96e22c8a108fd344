-- Writes the runs of these players to seed_pairs and stake_days, and ends them. Call it before writing either table for a
-- player. The caller holds the players' accounts.
create or replace function end_runs(in_players int8[]) returns void
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update seed_pairs s set nonce = s.nonce + a.run_bets
    from accounts a where a.owner_id = any(in_players) and a.kind = 'player' and a.run_bets > 0 and s.id = a.run_pair;
  update stake_days d set bets = d.bets + a.run_bets, staked = d.staked + a.run_staked, paid = d.paid + a.run_paid,
      played_ms = d.played_ms + greatest(0, a.run_last - d.last_at), check_ms = d.check_ms + greatest(0, a.run_last - d.last_at),
      last_at = greatest(d.last_at, a.run_last)
    from accounts a where a.owner_id = any(in_players) and a.kind = 'player' and a.run_bets > 0
                      and d.player_id = a.owner_id and d.day = (a.run_last / day_ms())::int4;
  update accounts a set run_until = 0, run_bets = 0, run_staked = 0, run_paid = 0
    where a.owner_id = any(in_players) and a.kind = 'player' and (a.run_until > 0 or a.run_bets > 0);
end $$;
