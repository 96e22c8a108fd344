-- Writes the runs of these players to seed_pairs and stake_days, and ends them. Call it before writing either table for a
-- player. The caller holds the players' accounts.
create or replace function end_fast_paths(in_players int8[]) returns void
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update seed_pairs s set nonce = s.nonce + a.fast_bets
    from accounts a where a.owner_id = any(in_players) and a.kind = 'player' and a.fast_bets > 0 and s.id = a.fast_pair;
  update stake_days d set bets = d.bets + a.fast_bets, staked = d.staked + a.fast_staked, paid = d.paid + a.fast_paid,
      played_ms = d.played_ms + greatest(0, a.fast_last - d.last_at), check_ms = d.check_ms + greatest(0, a.fast_last - d.last_at),
      last_at = greatest(d.last_at, a.fast_last)
    from accounts a where a.owner_id = any(in_players) and a.kind = 'player' and a.fast_bets > 0
                      and d.player_id = a.owner_id and d.day = (a.fast_last / day_ms())::int4;
  update accounts a set fast_until = 0, fast_bets = 0, fast_staked = 0, fast_paid = 0
    where a.owner_id = any(in_players) and a.kind = 'player' and (a.fast_until > 0 or a.fast_bets > 0);
end $$;
