-- When an operator with a role that moves money may decide again; null if they may now.
create or replace function operator_decides_from(in_operator int8) returns int8 language sql stable as $$
  select decides_from from operators
    where id = in_operator and role in ('finance', 'risk', 'owner') and decides_from > now_ms()
$$;
