-- Trigger function of append-only tables: refuses update, delete and truncate.
create or replace function refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;
