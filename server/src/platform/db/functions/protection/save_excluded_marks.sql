-- Stores all marks of a player with a running time-out or self-exclusion, so that it follows the person to other accounts.
-- The accounts that already have one of the marks are compared afterwards, each in its own transaction (is_spread).
-- The caller holds the player's account.
create or replace function save_excluded_marks(in_player int8) returns void language plpgsql as $$
declare
  v_mark record;
begin
  for v_mark in
    select k.kind, k.mark from players p
      cross join lateral (values ('phone', p.phone_hash), ('email', p.email_hash)) k(kind, mark)
      where p.id = in_player and k.mark is not null
    union
    select f.kind, f.mark from identity_fingerprints f where f.player_id = in_player
    order by mark
  loop
    perform save_excluded_mark(in_player, v_mark.kind, v_mark.mark);
  end loop;
end $$;
