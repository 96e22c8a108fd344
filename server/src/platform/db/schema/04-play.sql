-- Seeds, chains, bets, rounds, step games and game status.

-- Owner: play
-- A player's seed pairs: next (committed, no client seed yet) -> active -> revealed.
create table seed_pairs (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  status text not null check (status in ('next', 'active', 'revealed')),
  server_seed_sealed bytea not null,
  server_seed_hash text not null,
  client_seed text,
  nonce int8 not null default 0,
  create_time int8 not null default now_ms(),
  -- When the player was first shown the hash as the one of their next pair; null if they never asked for it.
  shown_time int8,
  active_time int8,
  reveal_time int8,
  check (shown_time <= active_time),
  check ((status = 'next') = (client_seed is null))
) with (fillfactor = 70);
create unique index seed_pairs_active on seed_pairs (player_id) where status = 'active';
create unique index seed_pairs_next on seed_pairs (player_id) where status = 'next';
create index seed_pairs_revealed on seed_pairs (player_id, create_time desc) where status = 'revealed';
create trigger seed_pairs_revealed before update of status on seed_pairs for each row
  when (old.status = 'active' and new.status <> 'active') execute function reveal_fast_path();

-- seed_pairs including the nonces of the open run.
create view seed_pairs_current as
  select s.id, s.player_id, s.status, s.server_seed_sealed, s.server_seed_hash, s.client_seed,
         s.nonce + coalesce(a.fast_bets, 0) as nonce, s.create_time, s.shown_time, s.active_time, s.reveal_time
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

-- The hash chains of shared rounds. A manifest commits to every game's terminal hash before its salt exists. The secrets
-- that the rounds derive from are encrypted, and no row holds the hash of a future round.
create table manifests (
  epoch int4 primary key,
  -- The exact published text, so that anyone can compare its hash.
  body text not null,
  hash text not null unique,
  master_sealed bytea not null,
  -- Null until the value that the salt rule names exists.
  salt text,
  -- The header of the block whose hash is the salt, and the proof that the manifest is older; empty on a practice chain.
  salt_proof text not null default '',
  salt_anchor jsonb,
  create_time int8 not null default now_ms()
);
create trigger manifests_stand before update or delete on manifests for each row execute function refuse_manifest_change();

-- Every n-th hash of a chain, encrypted, so that any round's hash is at most a few thousand steps away.
create table chain_checkpoints (
  epoch int4 not null references manifests (epoch),
  game text not null,
  index int4 not null,
  hash_sealed bytea not null,
  primary key (epoch, game, index)
);

-- Shared rounds; each game has one unfinished round at a time. Outcome and hash stay null until the round has ended, and
-- no column reveals them earlier.
create table rounds (
  id int8 generated always as identity primary key,
  game text not null,
  epoch int4 not null,
  index int4 not null,
  phase text not null default 'betting' check (phase in ('betting', 'locked', 'running', 'result', 'over')),
  -- When betting ends: fixed when the window opens, and never moved.
  lock_time int8 not null,
  started_at int8,
  ended_at int8,
  -- In beacon mode: the round of the public beacon that decides, fixed with the lock time. Its randomness and signature
  -- are stored once, after the lock.
  beacon_round int8,
  beacon text,
  beacon_signature text,
  -- How far a crash round had come at its leader's last heartbeat.
  heartbeat_ms int4 not null default 0,
  book_root text,
  round_cap int4,
  -- The limits of all its bets, fixed when the betting window opens: the bankroll and operators' lower limits, and what
  -- follows from them.
  bankroll int8 not null default 0,
  stake_max int8,
  profit_max int8,
  profit_per_bet int8 not null default 0,
  loss_per_round int8 not null default 0,
  -- The house's loss if every bet cashed out at 2.00x: a round that could not pay it takes no more bets.
  loss_at_double int8 not null default 0,
  outcome jsonb,
  hash text,
  incident text,
  -- The release of the node that opened the round, then of the one that published its result.
  release int4 references releases (number),
  -- Totals, written once at the end.
  players int4 not null default 0,
  total_stake int8 not null default 0,
  total_payout int8 not null default 0,
  create_time int8 not null default now_ms(),
  unique (game, epoch, index),
  -- A round that was refunded before its beacon came publishes its hash, but has no outcome.
  check (outcome is null or hash is not null),
  check (hash is null or outcome is not null or (incident = 'void' and beacon_round is not null and beacon is null)),
  check (phase in ('result', 'over') or hash is null),
  -- No round runs or has an outcome without its beacon, whoever writes it.
  check ((beacon is null) = (beacon_signature is null) and (beacon is null or beacon_round is not null)),
  check (beacon_round is null or beacon is not null or (outcome is null and started_at is null))
);
create trigger rounds_beacon_stays before update of beacon_round, beacon, beacon_signature on rounds
  for each row execute function refuse_beacon_change();
create unique index rounds_under_way on rounds (game) where phase <> 'over';
create index rounds_of_game on rounds (game, create_time desc);
create trigger rounds_noted after update of phase on rounds
  for each row when (new.phase = 'over' and old.phase <> 'over') execute function note_round();

create table bets (
  id int8 generated by default as identity (start with 10001 cache 64) primary key,
  game text not null,
  player_id int8 not null,
  request_id uuid not null,
  stake int8 not null check (stake > 0),
  choice jsonb not null,
  outcome jsonb,
  payout int8 check (payout >= 0),
  seed_pair_id int8,
  nonce int8,
  create_time int8 not null,
  state text not null default 'settled' check (state in ('queued', 'placed', 'settled', 'cancelled', 'refunded')),
  round_id int8,
  -- Hundredths: the automatic cash-out, the latest cash-out, and the actual one.
  auto int4,
  cap int4,
  exit int4,
  -- True for a bet without a target that was still open when its round was interrupted; null for all others.
  interrupted boolean,
  unique (player_id, request_id),
  constraint open_bets_are_unpaid check ((payout is null) = (state in ('queued', 'placed')))
);
create unique index bets_by_nonce on bets (seed_pair_id, nonce);
create index bets_of_player on bets (player_id, game, create_time desc);
create index bets_of_game on bets (game, create_time desc);
create index bets_of_round on bets (round_id, player_id) where round_id is not null;
create index bets_in_round on bets (round_id) where state = 'placed';
create unique index bets_queued on bets (player_id, game) where state = 'queued';
create trigger bets_noted after insert on bets referencing new table as written
  for each statement execute function note_bets();
create trigger bets_stake_rewards after insert on bets referencing new table as written
  for each statement execute function stake_rewards();
create trigger bets_count_stakes after insert on bets referencing new table as written
  for each statement execute function count_stakes();
create trigger bets_return_rewards after update on bets for each row
  when (new.state in ('cancelled', 'refunded') and old.state not in ('cancelled', 'refunded')) execute function return_rewards();
create trigger bets_count_ends after update on bets referencing old table as olds new table as news
  for each statement execute function count_ends();

-- What the bets on a draw would be paid in total by each result: a bet that makes the worst one too expensive is refused.
create table round_exposures (
  round_id int8 primary key references rounds (id),
  staked int8 not null,
  payouts int8[] not null
);

-- Step games of one player. The board follows from the seeds and the bet's nonce; this table holds only the opened cells,
-- never the hidden ones.
create table step_games (
  bet_id int8 primary key,
  game text not null,
  player_id int8 not null,
  opened int4[] not null default '{}',
  -- The request that opened each cell: a repeat gets the first result again.
  requests uuid[] not null default '{}',
  -- After this many steps the game cashes out automatically.
  last_step int4 not null,
  is_open boolean not null default true,
  touched_at int8 not null,
  -- What a cash-out now would pay above the stake.
  above_stake int8 not null default 0
);
create unique index step_games_open on step_games (player_id, game) where is_open;
create index step_games_idle on step_games (touched_at) where is_open;
create trigger step_games_noted after update of is_open on step_games
  for each row when (old.is_open and not new.is_open) execute function note_step_game();

-- Owner: play, backoffice
create table game_status (
  game text primary key,
  pause_time int8,
  pause_reason text,
  -- Operators' limits where they are lower than the bankroll's; null where there are none.
  stake_max int8 check (stake_max > 0),
  profit_max int8 check (profit_max > 0),
  -- The limits that replace them from an announced time on.
  next_stake_max int8 check (next_stake_max > 0),
  next_profit_max int8 check (next_profit_max > 0),
  next_from int8,
  check ((pause_time is null) = (pause_reason is null))
);
