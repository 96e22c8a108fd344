-- Appends an event to a topic and returns its number. The topic's row stays locked until commit, so numbers have no gaps
-- and become visible in order. Lock order: topics come after accounts and shards.
create or replace function append_event(in_topic text, in_payload jsonb) returns int8 language sql as $$
  with next as (
    insert into topics as t (name, number) values (in_topic, 1)
      on conflict (name) do update set number = t.number + 1 returning number
  )
  insert into events (topic, number, payload) select in_topic, number, in_payload from next returning number
$$;
