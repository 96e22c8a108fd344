-- Rows per sharded house account (the pool and each game's escrow).
create or replace function house_shards() returns int4 language sql immutable parallel safe as $$ select 16 $$;
