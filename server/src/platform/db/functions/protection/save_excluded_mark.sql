-- Stores one mark of a player until their time-out or self-exclusion ends; does nothing without one. Never shortens it.
-- Of several restricted players with the mark, the row names the one whose restriction ends last.
create or replace function save_excluded_mark(in_player int8, in_kind text, in_mark bytea) returns void language plpgsql as $$
begin
  perform mark_lock(in_mark);
  insert into excluded_fingerprints as e (kind, mark, until, player_id, since, is_spread)
    select in_kind, in_mark, g.out_until, in_player, g.out_from, false
      from player_guards g where g.player_id = in_player and g.out_until > now_ms()
    on conflict (kind, mark) do update set until = excluded.until, player_id = excluded.player_id, is_spread = false,
      since = case when e.until > now_ms() then least(e.since, excluded.since) else excluded.since end
      where excluded.until > e.until or (e.player_id is null and excluded.until = e.until);
end $$;
