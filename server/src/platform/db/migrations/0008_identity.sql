-- Owner: identity
-- A submission for review, of identity documents or about the source of funds, with the details encrypted. A newer one
-- replaces one that waits.
create table identity_cases (
  id int8 generated always as identity (start with 60001) primary key,
  player_id int8 not null references players (id),
  request_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'replaced')),
  document_kind text not null check (document_kind in ('passport', 'idCard', 'drivingLicence', 'funds')),
  -- First name, last name and date of birth, or source and text; null once they are deleted.
  details_sealed bytea,
  -- A keyed hash of name and date of birth, to find other accounts of the same person. Null for `funds`.
  person_hash bytea,
  reason text,
  note text not null default '',
  operator_id int8 references operators (id),
  create_time int8 not null,
  decide_time int8,
  -- The newest sanctions list that the details were compared with.
  screened_list int8 not null default 0,
  unique (player_id, request_id),
  check ((state in ('approved', 'refused')) = (decide_time is not null)),
  check ((state = 'refused') = (reason is not null))
);
create unique index identity_cases_waiting on identity_cases (player_id, (document_kind = 'funds')) where state = 'waiting';
-- Sources of funds are asked for again after a year, and may be approved again.
create unique index identity_cases_approved on identity_cases (player_id) where state = 'approved' and document_kind <> 'funds';
create index identity_cases_by_person on identity_cases (person_hash) where person_hash is not null;
-- For the console's list.
create index identity_cases_by_time on identity_cases (create_time, id);
create index identity_cases_by_state on identity_cases (state, create_time, id);
create index identity_cases_by_player on identity_cases (player_id, create_time, id);

-- Images without metadata, encrypted. Those without a case are not submitted yet: one for each side, deleted after a day.
create table identity_images (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  case_id int8 references identity_cases (id),
  side text not null check (side in ('front', 'back', 'selfie', 'statement')),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes int4 not null,
  is_scanned boolean not null,
  image_sealed bytea not null,
  create_time int8 not null default now_ms()
);
create unique index identity_images_draft on identity_images (player_id, side) where case_id is null;
create unique index identity_images_of_case on identity_images (case_id, side) where case_id is not null;
create index identity_images_of_player on identity_images (player_id);
create index identity_images_by_draft_time on identity_images (create_time) where case_id is null;

-- How many images a player has sent since `since`.
create table identity_uploads (
  player_id int8 primary key references players (id),
  since int8 not null,
  used int4 not null
);

-- Each upload of a sanctions list. Persons of the newest list of each publisher are in sanctions_entries.
create table sanctions_lists (
  id int8 generated always as identity primary key,
  source text not null check (source in ('un', 'eu')),
  generated text not null,
  persons int4 not null,
  file_hash bytea not null,
  operator_id int8 not null references operators (id),
  create_time int8 not null default now_ms()
);
create index sanctions_lists_by_source on sanctions_lists (source, id);
create table sanctions_entries (
  source text not null,
  reference text not null,
  names text[] not null,
  births text[] not null,
  primary key (source, reference)
);

-- Players whose name is like a listed one. `person_hash` belongs to the details that matched: others match anew.
create table sanctions_hits (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  case_id int8 not null references identity_cases (id),
  person_hash bytea not null,
  source text not null,
  reference text not null,
  listed_name text not null,
  score int4 not null,
  birth text not null check (birth in ('same', 'near', 'unknown', 'different')),
  births text[] not null,
  state text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
  note text not null default '',
  operator_id int8 references operators (id),
  create_time int8 not null default now_ms(),
  decide_time int8,
  unique (player_id, person_hash, source, reference),
  check ((state = 'open') = (decide_time is null))
);
-- For the console's list.
create index sanctions_hits_by_time on sanctions_hits (create_time, id);
create index sanctions_hits_by_state on sanctions_hits (state, create_time, id);
create index sanctions_hits_by_player on sanctions_hits (player_id, create_time, id);
create index identity_cases_to_screen on identity_cases (screened_list, id) where state in ('waiting', 'approved');

-- Owner: account
-- For documents that outlive the account.
create index players_closed on players (closed_time) where closed_time is not null;
-- Owner: mail
-- Kinds are checked by the server's types: each feature adds its own.
alter table mail_outbox drop constraint mail_outbox_kind_check;
