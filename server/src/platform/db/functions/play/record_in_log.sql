-- Trigger function of tables whose rows belong in the transparency log. Arguments: the entry's kind, then the columns that
-- everybody may see, each by its name or as `name=column`. Takes no lock; the sequencer gives the entry its number.
create or replace function record_in_log() returns trigger language plpgsql as $$
declare
  v_row jsonb := to_jsonb(new);
  v_facts jsonb := '{}';
begin
  for i in 1 .. tg_nargs - 1 loop
    v_facts := v_facts || jsonb_build_object(split_part(tg_argv[i], '=', 1), v_row -> regexp_replace(tg_argv[i], '^.*=', ''));
  end loop;
  insert into log_pending (kind, facts) values (tg_argv[0], v_facts);
  return null;
end $$;
