-- Whether a player may be given anything: the sign-in's gold, or the rebate of an invitation. The one place for what a
-- gift takes. Without the mark of a browser, accounts of one person cannot be told apart.
create or replace function can_receive_gifts(in_player int8) returns boolean language sql stable as $$
  select exists (select 1 from identity_fingerprints m where m.player_id = in_player and m.kind = 'device')
$$;
