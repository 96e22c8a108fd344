-- The UTC days of the period that contains a time: from first_day to before `beyond`. Weeks begin on Monday.
create or replace function period_days(in_period text, in_time int8, out first_day int4, out beyond int4) language plpgsql immutable as $$
declare
  v_day int4 := (in_time / day_ms())::int4;
  v_month date;
begin
  if in_period = 'day' then
    first_day := v_day;
    beyond := v_day + 1;
  elsif in_period = 'week' then
    first_day := v_day - (v_day + 3) % 7;
    beyond := first_day + 7;
  else
    v_month := date_trunc('month', (date '1970-01-01' + v_day)::timestamp)::date;
    first_day := v_month - date '1970-01-01';
    beyond := (v_month + interval '1 month')::date - date '1970-01-01';
  end if;
end $$;
