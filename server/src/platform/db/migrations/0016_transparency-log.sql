-- The transparency log: everything the house commits to in public, in one append-only list with a Merkle tree over it.

-- Owner: play
-- What has to be logged, written in the transaction of what it records. Nothing here waits for a lock; the sequencer moves
-- the rows into the log within a second.
create table log_pending (
  id int8 generated always as identity primary key,
  kind text not null,
  facts jsonb not null,
  create_time int8 not null default now_ms()
);

-- The entries, numbered from 0 without gaps. `body` is the exact text that was hashed.
create table log_entries (
  index int8 primary key,
  kind text not null,
  body text not null
);
create index log_entries_restored on log_entries (index) where kind = 'restored';
create trigger log_entries_append_only before update or delete on log_entries for each row execute function refuse_change();
create trigger log_entries_keep before truncate on log_entries for each statement execute function refuse_change();

-- The hashes that the log's files consist of: roots of 256^level entries each.
create table log_nodes (
  level int4 not null,
  index int8 not null,
  hash bytea not null,
  primary key (level, index)
);
create trigger log_nodes_append_only before update or delete on log_nodes for each row execute function refuse_change();
create trigger log_nodes_keep before truncate on log_nodes for each statement execute function refuse_change();

-- The newest tree head. The sequencer holds this row while it appends, so no two nodes number entries at the same time.
create table log_head (
  one boolean primary key default true check (one),
  -- When the log of this origin began. A restored database continues under a new origin.
  begin_time int8 not null default now_ms(),
  size int8 not null default 0,
  root bytea not null,
  -- The roots of the complete subtrees that the tree consists of, one after the other.
  peaks bytea not null default ''::bytea,
  -- The signed head as it is served; null before the first entry, and after a restore until it has been logged.
  checkpoint text,
  -- The last head of the audit log that was logged, and when.
  audit_hash bytea not null default decode(repeat('00', 32), 'hex'),
  audit_time int8 not null default 0,
  -- What a restored database has lost, until the next entry says so.
  lost jsonb,
  public_key bytea not null,
  key_sealed bytea not null
);

create trigger manifests_logged after insert on manifests for each row
  execute function record_in_log('manifest', 'epoch', 'hash');
create trigger manifests_salt_logged after update of salt on manifests for each row
  when (old.salt is null and new.salt is not null)
  execute function record_in_log('salt', 'epoch', 'salt', 'proof=salt_proof');
create trigger releases_logged after insert on releases for each row
  execute function record_in_log('release', 'number', 'hash');
create trigger ended_epochs_logged after insert on ended_epochs for each row
  execute function record_in_log('ended', 'epoch', 'reason');
create trigger rounds_book_logged after update of book_root on rounds for each row
  when (old.book_root is distinct from new.book_root)
  execute function record_in_log('book', 'game', 'epoch', 'index', 'root=book_root', 'incident');
create trigger solvency_counts_logged after insert on solvency_counts for each row
  execute function record_in_log('solvency', 'count=id', 'root', 'total', 'players');
create trigger game_status_limits_logged after update of next_from on game_status for each row
  when (new.next_from is not null and old.next_from is distinct from new.next_from)
  execute function record_in_log('limits', 'game', 'stakeMax=next_stake_max', 'profitMax=next_profit_max', 'from=next_from');
