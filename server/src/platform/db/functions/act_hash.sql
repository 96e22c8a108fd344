-- After the schema: takes a row of operator_acts.
-- The hash of an audit entry, over the same text as core/audit in the rulebook builds.
create or replace function act_hash(act operator_acts) returns bytea language sql immutable as $$
  select sha256(convert_to(concat(
    act_field('glasshouse-act-1'), act_field(act.seq::text), act_field(encode(act.previous, 'hex')),
    act_field(act.create_time::text), act_field(act.operator_id::text), act_field(act.operator), act_field(act.role),
    act_field(act.act), act_field(act.subject), act_field(act.before::text), act_field(act.after::text)), 'UTF8'))
$$;
