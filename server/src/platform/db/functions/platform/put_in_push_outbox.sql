-- Trigger function on messages: queues a push notification if the player has subscribed a browser.
create or replace function put_in_push_outbox() returns trigger language plpgsql as $$
begin
  if exists (select 1 from push_subscriptions s where s.player_id = new.player_id) then
    insert into push_outbox (player_id, code) values (new.player_id, new.code);
  end if;
  return null;
end $$;
