-- The characters as operators keep them. Those that come with the house are laid out by its first start and are changed by
-- nobody but operators from then on.

create table characters (
  id text primary key check (id ~ '^[a-z]{2,20}$'),
  position int4 not null,
  is_on boolean not null default true,
  -- A character card of version 3; what is ours about it stands under extensions.glasshouse.
  card jsonb not null,
  portrait_type text check (portrait_type in ('image/svg+xml', 'image/png', 'image/webp')),
  portrait bytea check (length(portrait) <= 102400),
  version int4 not null default 1,
  create_time int8 not null default now_ms(),
  update_time int8 not null default now_ms(),
  check ((portrait is null) = (portrait_type is null))
);

-- What was said before the last turns, in short and sealed as they are; and up to which createTime. Whatever changes it
-- counts up its version, so that a summary of something that was wiped meanwhile finds no place.
alter table chat_threads add column summary_sealed bytea;
alter table chat_threads add column summary_up_to int8 not null default 0;
alter table chat_threads add column summary_version int4 not null default 0;
-- Summaries that a remote engine has written on a day.
alter table chat_budgets add column summed int4 not null default 0 check (summed >= 0);

-- Orders at Google whose days are granted provisionally: what Google itself is asked about, until it has said.
create table google_checks (
  grant_id int8 primary key references vip_grants (id),
  player_id int8 not null references players (id),
  product_id text not null,
  token_sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'revoked')),
  tries int4 not null default 0,
  -- Not asked before then.
  next_time int8 not null default 0,
  create_time int8 not null default now_ms(),
  end_time int8
);
create index google_checks_due on google_checks (next_time) where state = 'waiting';
create index google_checks_of_player on google_checks (player_id);
