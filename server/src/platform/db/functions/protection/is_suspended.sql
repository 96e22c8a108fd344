-- Whether an operator has suspended the player.
create or replace function is_suspended(in_player int8) returns boolean language sql stable as
$$ select exists (select 1 from players p where p.id = in_player and p.suspend_time is not null) $$;
