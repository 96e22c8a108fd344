-- Minutes of play between two reality checks for a player who chose no interval.
create or replace function default_check_minutes() returns int4 language sql immutable parallel safe as $$ select 60 $$;
