-- Time played below which no reality check can be due for a player without a guard row: 55 minutes, five less than
-- default_check_minutes. Below it the bet paths skip bet_restriction.
create or replace function check_free_ms() returns int8 language sql immutable parallel safe as $$ select 3300000::int8 $$;
