-- What was said, in the order in which it was committed: whoever says something holds its topic's row until the
-- commit, so numbers have no gaps and nobody sees a later one first. Take this lock last.
create table topics (
  name text primary key,
  number int8 not null
);
create table events (
  topic text not null,
  number int8 not null,
  payload jsonb not null,
  create_time int8 not null default now_ms(),
  primary key (topic, number)
);
create index events_by_age on events (create_time);

create function say_event(in_topic text, in_payload jsonb) returns int8 language sql as $$
  with next as (
    insert into topics as t (name, number) values (in_topic, 1)
      on conflict (name) do update set number = t.number + 1 returning number
  )
  insert into events (topic, number, payload) select in_topic, number, in_payload from next returning number
$$;
