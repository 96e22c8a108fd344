-- The player's identity level, see rulebook/src/identity/levels.ts.
create or replace function identity_level(in_player int8) returns text language sql stable as
$$ select case
     when exists (select 1 from identity_cases c
       where c.player_id = in_player and c.state = 'approved' and c.document_kind <> 'funds') then 'documents'
     when has_verified_contact(in_player) then 'contact'
     else 'none' end $$;
