-- After the schema: takes a row of audit_log.
-- The hash of an audit entry, over the same text as core/audit in the rulebook builds.
create or replace function audit_entry_hash(act audit_log) returns bytea language sql immutable as $$
  select sha256(convert_to(concat(
    audit_field('glasshouse-act-1'), audit_field(act.seq::text), audit_field(encode(act.previous, 'hex')),
    audit_field(act.create_time::text), audit_field(act.operator_id::text), audit_field(act.operator), audit_field(act.role),
    audit_field(act.act), audit_field(act.subject), audit_field(act.before::text), audit_field(act.after::text)), 'UTF8'))
$$;
