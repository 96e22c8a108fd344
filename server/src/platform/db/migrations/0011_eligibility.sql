-- Owner: play
-- Verified e-mail addresses and, once an identity was checked, name with date of birth.
alter table identity_fingerprints drop constraint identity_fingerprints_kind_check;
alter table identity_fingerprints add constraint identity_fingerprints_kind_check
  check (kind in ('device', 'payout', 'email', 'person'));
insert into identity_fingerprints (player_id, kind, mark)
  select id, 'email', email_hash from players where email_hash is not null on conflict do nothing;
-- Fires for new marks only: a login with a known browser inserts nothing.
create trigger identity_fingerprints_match after insert on identity_fingerprints for each row execute function match_new_mark();

-- Owner: protection
-- Marks of people with a running time-out or self-exclusion, of every kind. They are deleted when it ends.
alter table excluded_fingerprints drop constraint excluded_fingerprints_kind_check;
alter table excluded_fingerprints add constraint excluded_fingerprints_kind_check
  check (kind in ('phone', 'email', 'device', 'payout', 'person'));
-- The player whose restriction ends last, and since when the mark has been restricted.
alter table excluded_fingerprints add column player_id int8 references players (id);
alter table excluded_fingerprints add column since int8 not null default now_ms();
-- False until all accounts that already had the mark were compared.
alter table excluded_fingerprints add column is_spread boolean not null default true;
create index excluded_fingerprints_by_mark on excluded_fingerprints (mark);
create index excluded_fingerprints_to_spread on excluded_fingerprints (mark) where not is_spread;

-- Accounts that share a mark with a restricted player. A match is deleted when the restriction ends.
create table exclusion_matches (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  kind text not null check (kind in ('phone', 'email', 'device', 'payout', 'person')),
  mark bytea not null,
  -- Null for an account that was closed before its number was kept with the mark.
  excluded_id int8 references players (id),
  -- 'block' and 'review' refuse bets and deposits; 'alarm' only asks an operator to look.
  effect text not null check (effect in ('block', 'review', 'alarm')),
  until int8 not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'lifted')),
  is_blocking boolean not null generated always as (state = 'confirmed' or (state = 'open' and effect <> 'alarm')) stored,
  create_time int8 not null default now_ms(),
  operator_id int8 references operators (id),
  reason text,
  decide_time int8,
  unique (player_id, mark),
  check ((state = 'open') = (operator_id is null) and (state = 'open') = (reason is null)
         and (state = 'open') = (decide_time is null))
);
create index exclusion_matches_in_order on exclusion_matches (create_time, id);
create index exclusion_matches_by_state on exclusion_matches (state, create_time, id);
create index exclusion_matches_by_player on exclusion_matches (player_id, create_time, id);
create index exclusion_matches_of_excluded on exclusion_matches (excluded_id);
create view exclusion_matches_public as select player_id, effect, state, is_blocking, until from exclusion_matches;

-- When the last blocking match of the player ends; read with the row by whatever takes a stake.
alter table player_guards add column match_until int8;

-- Restrictions that were already running when this migration was applied.
select save_excluded_marks(player_id) from player_guards where out_until > now_ms();

-- Owner: geo
-- 'address': the country of the network address, if the operator has installed an address file.
alter table place_changes drop constraint place_changes_how_check;
alter table place_changes add constraint place_changes_how_check check (how in ('position', 'hand', 'address'));
create index place_changes_by_time on place_changes (create_time);

-- Owner: account
-- Each acceptance of the terms, also of earlier versions.
create table terms_acceptances (
  player_id int8 not null references players (id),
  version text not null,
  accept_time int8 not null default now_ms(),
  primary key (player_id, version)
);
create trigger terms_acceptances_append_only before update or delete on terms_acceptances
  for each row execute function refuse_change();
create trigger terms_acceptances_keep before truncate on terms_acceptances for each statement execute function refuse_change();
insert into terms_acceptances (player_id, version, accept_time) select id, terms_version, create_time from players;
