-- Whether a country may play: its own rule, else the rule '*', else yes.
create or replace function is_country_allowed(in_place text) returns boolean language sql stable as $$
  select coalesce((select r.is_allowed from place_rules r where r.place = in_place),
                  (select r.is_allowed from place_rules r where r.place = '*'), true)
$$;
