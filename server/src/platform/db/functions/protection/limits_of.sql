-- A player's limits at a time, with the used part: gold, or milliseconds for time. Of the player's and the operator's
-- amount the lower one applies. Reads played_days, so an open run counts. What was used in closed accounts that this one
-- continues counts too.
create or replace function limits_of(in_player int8, in_time int8)
returns table (kind text, period text, own int8, ceiling int8, amount int8, used int8, until int8)
language plpgsql stable set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with recursive accounts_of (id) as (
    values (in_player)
    union all
    select g.continues from accounts_of a join player_guards g on g.player_id = a.id where g.continues is not null
  ),
  both_words as (
    select l.kind, l.period, max(l.amount) filter (where l.set_by = 'player') as own,
           max(l.amount) filter (where l.set_by = 'operator') as ceiling, min(l.amount) as amount
      from player_limits l where l.player_id = in_player and l.kind <> 'check' group by l.kind, l.period
  )
  select b.kind, b.period, b.own, b.ceiling, b.amount,
         case when b.kind = 'deposit' then coalesce(r.gold, 0)
              else coalesce(case b.kind when 'stake' then d.staked when 'loss' then d.staked - d.paid else d.played_ms end, 0)
         end::int8,
         p.beyond * day_ms()
    from both_words b
    cross join lateral period_days(b.period, in_time) p
    left join lateral (
      select sum(s.staked) as staked, sum(s.paid) as paid, sum(s.played_ms) as played_ms
        from accounts_of o join played_days s on s.player_id = o.id
        where s.day >= p.first_day and s.day < p.beyond) d on true
    left join lateral (
      select sum(r.gold) as gold from accounts_of o join recharges r on r.player_id = o.id
        where b.kind = 'deposit' and r.create_time >= p.first_day * day_ms()
          and r.create_time < p.beyond * day_ms() and r.state not in ('failed', 'expired', 'orphaned', 'tooSmall')) r on true;
end $$;
