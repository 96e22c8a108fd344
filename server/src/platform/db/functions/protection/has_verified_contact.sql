-- Whether the player has proved that a phone number or an email address is theirs. An email address is stored only once
-- its code was entered. Rewards and withdrawals need it.
create or replace function has_verified_contact(in_player int8) returns boolean language sql stable as
$$ select exists (select 1 from players p
     where p.id = in_player and (p.phone_verified_time is not null or p.email_hash is not null)) $$;
