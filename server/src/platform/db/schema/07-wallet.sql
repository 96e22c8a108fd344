-- Deposits and withdrawals. order_moves lists the allowed state changes; a trigger refuses every other one.

-- Owner: wallet
create table order_moves (
  orders text not null,
  state_before text not null,
  state_after text not null,
  primary key (orders, state_before, state_after)
);
insert into order_moves values
  -- An expired or failed order may still be paid late: it is credited with a note.
  ('recharges', 'created', 'pending'), ('recharges', 'created', 'failed'), ('recharges', 'created', 'expired'),
  ('recharges', 'pending', 'paid'), ('recharges', 'pending', 'failed'), ('recharges', 'pending', 'expired'),
  ('recharges', 'expired', 'paid'), ('recharges', 'failed', 'paid'),
  ('recharges', 'paid', 'credited'),
  -- An unconfirmed deposit may vanish with its block and return with another.
  ('recharges', 'seen', 'credited'), ('recharges', 'seen', 'orphaned'), ('recharges', 'orphaned', 'seen'),
  ('recharges', 'seen', 'tooSmall'),
  ('withdrawals', 'review', 'approved'), ('withdrawals', 'review', 'rejected'),
  ('withdrawals', 'approved', 'sending'), ('withdrawals', 'approved', 'rejected'),
  ('withdrawals', 'sending', 'sent'), ('withdrawals', 'sending', 'failed'),
  ('withdrawals', 'sent', 'confirmed'), ('withdrawals', 'sent', 'failed');

-- Every state of an order, and its reason.
create table order_steps (
  orders text not null,
  order_id int8 not null,
  number int4 not null,
  state text not null,
  reason text,
  create_time int8 not null,
  primary key (orders, order_id, number)
);
create trigger order_steps_append_only before update or delete on order_steps for each row execute function refuse_change();
create trigger order_steps_keep before truncate on order_steps for each statement execute function refuse_change();

-- Purchases of gold, and deposits on a chain. Amounts are in the currency's smallest unit.
create table recharges (
  id int8 generated always as identity (start with 20001) primary key,
  player_id int8 not null references players (id),
  kind text not null check (kind in ('fiat', 'crypto')),
  state text not null,
  reason text,
  gold int8 not null check (gold >= 0),
  amount numeric(78, 0) not null check (amount > 0),
  currency text not null,
  create_time int8 not null,
  -- Fiat: the player's idempotency key, the gateway, and the order's name on both sides.
  request_id uuid,
  gateway text,
  reference text unique,
  provider_reference text,
  pay_url text,
  expires_at int8,
  -- When to ask the gateway for the order's state again.
  poll_time int8,
  -- Crypto: the transaction, the position inside it, and the block.
  network text,
  tx_hash text,
  tx_position int4,
  block_number int8,
  block_hash text,
  check ((kind = 'fiat') = (request_id is not null and gateway is not null and reference is not null)),
  check ((kind = 'crypto') = (network is not null and tx_hash is not null and tx_position is not null)),
  unique (player_id, request_id),
  -- Positions inside a transaction stay the same when it is mined again in another block.
  unique (network, tx_hash, tx_position)
);
create unique index recharges_of_player on recharges (player_id, create_time desc);
create index recharges_to_poll on recharges (poll_time) where poll_time is not null;
create index recharges_by_block on recharges (network, block_number) where state = 'seen';
-- For the console's lists.
create index recharges_by_time on recharges (create_time, id);
create index recharges_by_state on recharges (state, create_time, id);
create index recharges_by_way on recharges (coalesce(gateway, network), create_time, id);
create index recharges_by_player on recharges (player_id, create_time, id);
create trigger recharges_step after insert or update on recharges for each row execute function order_step();
create view recharges_public as select player_id, state, gold, create_time from recharges;

-- What a withdrawal would pay: binding, for one player, single use.
create table withdrawal_quotes (
  id uuid primary key,
  player_id int8 not null references players (id),
  kind text not null check (kind in ('fiat', 'crypto')),
  network text,
  gold int8 not null check (gold > 0),
  net_gold int8 not null,
  fee numeric(78, 0) not null check (fee >= 0),
  net numeric(78, 0) not null check (net > 0),
  currency text not null,
  rate_of int8 not null,
  rate_per int8 not null,
  rate_source text not null,
  rate_time int8 not null,
  expires_at int8 not null,
  create_time int8 not null,
  check (net_gold between 1 and gold)
);

create table withdrawals (
  id int8 generated always as identity (start with 30001) primary key,
  player_id int8 not null references players (id),
  kind text not null check (kind in ('fiat', 'crypto')),
  state text not null,
  reason text,
  request_id uuid not null,
  quote_id uuid not null unique references withdrawal_quotes (id),
  gold int8 not null check (gold > 0),
  net_gold int8 not null,
  fee numeric(78, 0) not null,
  net numeric(78, 0) not null,
  currency text not null,
  -- The destination, encrypted because it names a person, and its masked form.
  destination_sealed bytea not null,
  destination_shown text not null,
  -- Why an operator has to review it.
  risk_flags text[] not null default '{}',
  create_time int8 not null,
  -- Fiat: the payout's name on both sides, and when to ask the gateway again. Null once confirmed, until the gateway
  -- reports something about it.
  gateway text,
  reference text unique,
  provider_reference text,
  poll_time int8,
  -- Crypto: the transaction is in chain_payouts.
  network text,
  unique (player_id, request_id)
);
create unique index withdrawals_of_player on withdrawals (player_id, create_time desc);
create index withdrawals_open on withdrawals (state, create_time) where state not in ('confirmed', 'rejected', 'failed');
create index withdrawals_to_check_again on withdrawals (poll_time) where state = 'confirmed' and poll_time is not null;
-- For the console's lists.
create index withdrawals_by_time on withdrawals (create_time, id);
create index withdrawals_by_state on withdrawals (state, create_time, id);
create index withdrawals_by_method on withdrawals (coalesce(network, 'bank'), create_time, id);
create index withdrawals_by_player on withdrawals (player_id, create_time, id);
create trigger withdrawals_step after insert or update on withdrawals for each row execute function order_step();

create table withdrawal_approvals (
  withdrawal_id int8 not null references withdrawals (id),
  operator_id int8 not null references operators (id),
  create_time int8 not null default now_ms(),
  primary key (withdrawal_id, operator_id)
);

-- Webhooks: each event is processed once. Those without a valid signature are recorded separately.
create table webhooks_accepted (
  provider text not null,
  event_id text not null,
  reference text not null,
  create_time int8 not null default now_ms(),
  primary key (provider, event_id)
);
create table webhooks_rejected (
  id int8 generated always as identity primary key,
  provider text not null,
  reason text not null,
  address text not null,
  body_hash text not null,
  create_time int8 not null default now_ms()
);
create index webhooks_rejected_by_time on webhooks_rejected (create_time desc);

-- Differences between the ledger and a gateway or chain. Nothing is corrected silently: a row stays until both agree.
create table differences (
  subject text not null,
  reference text not null,
  ours text not null,
  theirs text not null,
  first_seen int8 not null default now_ms(),
  primary key (subject, reference)
);

-- Gold packages on offer; the built-in ones apply without a row. Prices are not stored here.
create table recharge_packages (
  one boolean primary key default true check (one),
  version int4 not null,
  golds int8[] not null check (cardinality(golds) between 1 and 12)
);

-- Deposit addresses: the id is the index that derives the address from the extended public key.
create table deposit_addresses (
  id int8 generated always as identity (start with 0 minvalue 0) primary key,
  player_id int8 not null unique references players (id),
  address text not null unique,
  create_time int8 not null default now_ms()
);
-- The part of a player's deposits that was too small for a whole coin.
create table deposit_rests (
  player_id int8 not null references players (id),
  currency text not null,
  rest numeric(78, 0) not null check (rest >= 0),
  primary key (player_id, currency)
);

-- The newest blocks that were read, with their hashes, to find where another branch begins.
create table chain_blocks (
  network text not null,
  number int8 not null,
  hash text not null,
  parent_hash text not null,
  primary key (network, number)
);
create table chain_cursors (
  network text primary key,
  next_block int8 not null,
  -- Set when blocks with credited deposits vanished: the network stops until an operator has reviewed it.
  frozen text,
  update_time int8 not null default now_ms()
);

-- The hot wallet: one row assigns nonces. A transaction is signed once, stored, and sent until it is mined.
create table hot_wallets (
  network text not null,
  address text not null,
  next_nonce int8 not null,
  primary key (network, address)
);
create table chain_payouts (
  withdrawal_id int8 not null references withdrawals (id),
  network text not null,
  address text not null,
  nonce int8 not null,
  -- A later attempt with a higher gas price replaces an earlier one of the same nonce; only one of them is mined.
  attempt int4 not null,
  tx_hash text not null,
  raw text not null,
  gas_price numeric(78, 0) not null,
  sent_time int8,
  block_number int8,
  create_time int8 not null default now_ms(),
  primary key (network, address, nonce, attempt),
  unique (withdrawal_id, attempt)
);

-- Owner: backoffice
-- Gold that operators book manually: to or from a player, or from outside to a house account. Amounts above what one
-- operator may book alone wait for a second one.
create table adjustments (
  id int8 generated always as identity (start with 40001) primary key,
  request_id uuid not null unique,
  player_id int8 references players (id),
  -- The account that changes: the player's, or one of the house.
  account text not null check (account in ('player', 'pool', 'rewards', 'commission')),
  amount int8 not null check (amount <> 0),
  -- The account on the other side.
  against text not null check (against in ('suspense', 'commission', 'rewards', 'gateway', 'chain', 'sandbox')),
  label text not null default '',
  reason text not null,
  state text not null check (state in ('waiting', 'booked', 'refused')),
  proposed_by int8 not null references operators (id),
  decided_by int8 references operators (id),
  create_time int8 not null default now_ms(),
  decide_time int8,
  check ((account = 'player') = (player_id is not null)),
  check (account = 'player' or amount > 0),
  check ((state = 'waiting') = (decide_time is null)),
  -- Operators cannot approve their own waiting proposal, but can withdraw it.
  check (decided_by is null or state = 'refused' or decided_by <> proposed_by)
);
create index adjustments_by_time on adjustments (create_time, id);
create index adjustments_by_state on adjustments (state, create_time, id);
create index adjustments_of_player on adjustments (player_id, create_time, id);
create index adjustments_of_operator on adjustments (proposed_by, create_time);
create trigger adjustments_decided_once before update or delete on adjustments for each row execute function guard_adjustment();
create trigger adjustments_keep before truncate on adjustments for each statement execute function refuse_change();
