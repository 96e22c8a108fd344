-- Owner: play
-- When the player was first shown the hash as the one of their next pair; null if they never asked for it.
alter table seed_pairs add column shown_time int8;
alter table seed_pairs add constraint seed_pairs_shown_check check (shown_time <= active_time);

create or replace view seed_pairs_current as
  select s.id, s.player_id, s.status, s.server_seed_sealed, s.server_seed_hash, s.client_seed,
         s.nonce + coalesce(a.fast_bets, 0) as nonce, s.create_time, s.active_time, s.reveal_time, s.shown_time
    from seed_pairs s left join accounts a on a.owner_id = s.player_id and a.kind = 'player' and a.fast_pair = s.id;

-- Runs of `npm run reseed`, published: each replaces all pairs up to this id, so a hash that a player was shown may go.
create table seed_replacements (
  id int8 generated always as identity primary key,
  last_pair int8 not null,
  begin_time int8 not null default now_ms(),
  end_time int8
);
create unique index seed_replacements_open on seed_replacements ((true)) where end_time is null;

-- The public history of what runs. A release names the hashes of rules, verifier and browser apps, and of the release
-- before.
create table releases (
  number int4 primary key,
  -- The exact published text, so that anyone can compare its hash.
  body text not null,
  hash text not null unique,
  create_time int8 not null
);
create trigger releases_append_only before update or delete on releases for each row execute function refuse_change();
create trigger releases_keep before truncate on releases for each statement execute function refuse_change();

-- When a node last ran each release: two are in force during a rolling upgrade.
create table releases_seen (
  number int4 primary key references releases (number),
  seen_time int8 not null
);

-- The files of the browser apps, as "SHA-256  path" lines, by the hash of the list that a release names.
create table release_files (
  hash text primary key,
  list text not null
);
create trigger release_files_append_only before update or delete on release_files for each row execute function refuse_change();
create trigger release_files_keep before truncate on release_files for each statement execute function refuse_change();

-- The header of the block whose hash is the salt, and the proof that the manifest is older, are in `salt_proof` and
-- `salt_anchor`; the first is empty on a practice chain.
alter table manifests add column salt_anchor jsonb;

alter table rounds
  -- In beacon mode: the round of the public beacon that decides, fixed with the lock time. Its randomness and signature
  -- are stored once, after the lock.
  add column beacon_round int8,
  add column beacon text,
  add column beacon_signature text,
  -- The limits of all its bets, fixed when the betting window opens: the bankroll and operators' lower limits, and what
  -- follows from them.
  add column bankroll int8 not null default 0,
  add column stake_max int8,
  add column profit_max int8,
  add column profit_per_bet int8 not null default 0,
  add column loss_per_round int8 not null default 0,
  -- The release of the node that opened the round, then of the one that published its result.
  add column release int4 references releases (number),
  drop constraint rounds_check,
  drop constraint rounds_check1,
  -- A round that was refunded before its beacon came publishes its hash, but has no outcome.
  add constraint rounds_outcome_check check (outcome is null or hash is not null),
  add constraint rounds_hash_check
    check (hash is null or outcome is not null or (incident = 'void' and beacon_round is not null and beacon is null)),
  add constraint rounds_hash_phase_check check (phase in ('result', 'over') or hash is null),
  -- No round runs or has an outcome without its beacon, whoever writes it.
  add constraint rounds_beacon_check
    check ((beacon is null) = (beacon_signature is null) and (beacon is null or beacon_round is not null)),
  add constraint rounds_beacon_first_check
    check (beacon_round is null or beacon is not null or (outcome is null and started_at is null));
create trigger rounds_beacon_stays before update of beacon_round, beacon, beacon_signature on rounds
  for each row execute function refuse_beacon_change();

-- True for a bet without a target that was still open when its round was interrupted; null for all others.
alter table bets add column interrupted boolean;
