-- Trigger function on messages: queues an e-mail about money or security if the player has a verified address. A password
-- reset has an e-mail of its own.
create or replace function put_in_mail_notices() returns trigger language plpgsql as $$
begin
  if (split_part(new.code, '.', 1) in ('withdrawal', 'deposit', 'security', 'email')
      or new.code in ('account.phoneChanged', 'account.phoneClaimed')) and new.code <> 'security.passwordReset' then
    insert into mail_notices (player_id, code, params, language, to_hash, to_sealed, create_time)
      select p.id, new.code, new.params, p.language, p.email_hash, p.email_sealed, new.create_time
        from players p where p.id = new.player_id and p.email_hash is not null;
  end if;
  return null;
end $$;
