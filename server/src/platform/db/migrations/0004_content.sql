-- What operators write, in both languages: banners, questions, about us, ways to reach us.
create table content (
  kind text not null,
  id text not null,
  position int4 not null,
  en jsonb not null,
  fr jsonb not null,
  primary key (kind, id)
);

-- What the house has decided once and remembers, such as that the sample content was laid out.
create table marks (
  name text primary key,
  value text not null,
  create_time int8 not null default now_ms()
);
