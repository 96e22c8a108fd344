-- Trigger function on identity_fingerprints: a mark that appears later counts from then on.
create or replace function match_new_mark() returns trigger language plpgsql as $$
begin
  perform match_mark(new.player_id, new.kind, new.mark);
  return null;
end $$;
