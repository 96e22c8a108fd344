-- Compares one mark of a player with those of restricted players, and blocks or reports the player on a match. If the
-- player is restricted, the mark counts for other accounts from now on.
-- A shared browser is weak evidence: it blocks only accounts made after the restriction began, until an operator decides.
-- Lock order: the player's account, then the mark.
create or replace function match_mark(in_player int8, in_kind text, in_mark bytea) returns void language plpgsql as $$
begin
  perform 1 from accounts a where a.owner_id = in_player and a.kind = 'player' order by a.id for update;
  perform save_excluded_mark(in_player, in_kind, in_mark);
  insert into exclusion_matches as m (player_id, kind, mark, excluded_id, effect, until)
    select p.id, in_kind, in_mark, e.player_id,
           case when in_kind <> 'device' then 'block' when p.create_time >= e.since then 'review' else 'alarm' end, e.until
      from players p join excluded_fingerprints e on e.mark = in_mark and e.until > now_ms()
      where p.id = in_player and p.status = 'active' and e.player_id is distinct from p.id
      order by e.until desc limit 1
    on conflict (player_id, mark) do update set excluded_id = excluded.excluded_id, effect = excluded.effect,
      until = excluded.until where m.until < excluded.until;
  perform apply_matches(in_player);
end $$;
