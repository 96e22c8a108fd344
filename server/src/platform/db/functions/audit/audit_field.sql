-- One field of the audit hash's input: its byte length, a colon, the text and a comma; '-,' for null.
create or replace function audit_field(field text) returns text language sql immutable as
$$ select coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field || ',', '-,') $$;
