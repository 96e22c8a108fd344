-- Whether the database went back in time since the given moment, so that something of that time may be forgotten.
create or replace function lost_moment_since(in_time int8) returns boolean language plpgsql stable as $$
begin
  return exists (select 1 from recoveries r where r.begin_time >= in_time);
end $$;
