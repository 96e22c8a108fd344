-- Whether the player has confirmed a way to reach them: an email address is saved only after its code was entered.
create or replace function has_verified_contact(in_player int8) returns boolean language sql stable as
$$ select exists (select 1 from players p where p.id = in_player and p.email_time is not null) $$;
