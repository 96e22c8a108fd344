-- Serialises the comparison of one mark. Without it, an account that gains the mark and a player who restricts themselves
-- at the same moment would not see each other. Take it after the player's account.
create or replace function mark_lock(in_mark bytea) returns void language sql volatile as $$
  select pg_advisory_xact_lock(4711003, hashtext(encode(in_mark, 'hex')))
$$;
