-- Gold comes in and goes out. What an order may become is written here: an illegal step is refused, whoever asks.

create table order_moves (
  orders text not null,
  state_before text not null,
  state_after text not null,
  primary key (orders, state_before, state_after)
);
insert into order_moves values
  -- An order that expired or failed may still be paid late: it is credited with a note.
  ('recharges', 'created', 'pending'), ('recharges', 'created', 'failed'), ('recharges', 'created', 'expired'),
  ('recharges', 'pending', 'paid'), ('recharges', 'pending', 'failed'), ('recharges', 'pending', 'expired'),
  ('recharges', 'expired', 'paid'), ('recharges', 'failed', 'paid'),
  ('recharges', 'paid', 'credited'),
  -- A deposit that was only seen may vanish with its block, and come back with another.
  ('recharges', 'seen', 'credited'), ('recharges', 'seen', 'orphaned'), ('recharges', 'orphaned', 'seen'),
  ('recharges', 'seen', 'tooSmall'),
  ('withdrawals', 'review', 'approved'), ('withdrawals', 'review', 'rejected'),
  ('withdrawals', 'approved', 'sending'), ('withdrawals', 'approved', 'rejected'),
  ('withdrawals', 'sending', 'sent'), ('withdrawals', 'sending', 'failed'),
  ('withdrawals', 'sent', 'confirmed'), ('withdrawals', 'sent', 'failed');

-- Every state that an order had, and why.
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

create function order_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then return null; end if;
  if tg_op = 'UPDATE' and not exists (select 1 from order_moves m where m.orders = tg_table_name
                                        and m.state_before = old.state and m.state_after = new.state) then
    raise exception '% % can not go from % to %', tg_table_name, new.id, old.state, new.state using errcode = 'GH003';
  end if;
  insert into order_steps (orders, order_id, number, state, reason, create_time)
    select tg_table_name, new.id, coalesce(max(number), 0) + 1, new.state, new.reason, greatest(now_ms(), new.create_time)
      from order_steps where orders = tg_table_name and order_id = new.id;
  return null;
end $$;

-- Orders of gold for money, and deposits on a chain. Amounts are in the currency's smallest unit.
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
  -- Money: the player's own key, which gateway, and how both sides name the order.
  request_id uuid,
  gateway text,
  reference text unique,
  provider_reference text,
  pay_url text,
  expires_at int8,
  -- When the gateway is asked next how the order stands.
  look_at int8,
  -- The chain: which transaction, at which place inside it, in which block.
  network text,
  tx_hash text,
  tx_position int4,
  block_number int8,
  block_hash text,
  check ((kind = 'fiat') = (request_id is not null and gateway is not null and reference is not null)),
  check ((kind = 'crypto') = (network is not null and tx_hash is not null and tx_position is not null)),
  unique (player_id, request_id),
  -- Places inside a transaction stay when it is mined again in another block.
  unique (network, tx_hash, tx_position)
);
create unique index recharges_of_player on recharges (player_id, create_time desc);
create index recharges_to_look_at on recharges (look_at) where look_at is not null;
create index recharges_by_block on recharges (network, block_number) where state = 'seen';
create trigger recharges_step after insert or update on recharges for each row execute function order_step();

-- What a withdrawal would bring: binding, for one player, once.
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
  -- Where it goes: sealed, for it names a person; and how it is shown.
  destination_sealed bytea not null,
  destination_shown text not null,
  -- Why a person has to look at it.
  signs text[] not null default '{}',
  create_time int8 not null,
  -- The gateway: how both sides name the payout, and when it is asked next.
  gateway text,
  reference text unique,
  provider_reference text,
  look_at int8,
  -- The chain: signed once, kept, and sent as often as needed.
  network text,
  unique (player_id, request_id)
);
create unique index withdrawals_of_player on withdrawals (player_id, create_time desc);
create index withdrawals_open on withdrawals (state, create_time) where state not in ('confirmed', 'rejected', 'failed');
create trigger withdrawals_step after insert or update on withdrawals for each row execute function order_step();

create table withdrawal_approvals (
  withdrawal_id int8 not null references withdrawals (id),
  operator_id int8 not null references operators (id),
  create_time int8 not null default now_ms(),
  primary key (withdrawal_id, operator_id)
);

-- What gateways told us: each event is taken once. What did not bear a valid signature is kept apart.
create table hooks_taken (
  provider text not null,
  event_id text not null,
  reference text not null,
  create_time int8 not null default now_ms(),
  primary key (provider, event_id)
);
create table hooks_refused (
  id int8 generated always as identity primary key,
  provider text not null,
  reason text not null,
  address text not null,
  body_hash text not null,
  create_time int8 not null default now_ms()
);
create index hooks_refused_by_time on hooks_refused (create_time desc);

-- Where gateway or chain and the ledger do not say the same. Nothing is mended silently: a row stays until both agree.
create table differences (
  subject text not null,
  reference text not null,
  ours text not null,
  theirs text not null,
  first_seen int8 not null default now_ms(),
  primary key (subject, reference)
);

-- Deposit addresses: the index leads from the extended public key to the address. `rest` is what was too little for a coin.
create table deposit_addresses (
  id int8 generated always as identity (start with 0 minvalue 0) primary key,
  player_id int8 not null unique references players (id),
  address text not null unique,
  create_time int8 not null default now_ms()
);
create table deposit_rests (
  player_id int8 not null references players (id),
  currency text not null,
  rest numeric(78, 0) not null check (rest >= 0),
  primary key (player_id, currency)
);

-- A chain as far as it has been read: the last blocks with their hashes, to find where another branch begins.
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
  -- Set when blocks vanished that had already been credited: nothing moves until a person has looked.
  frozen text,
  update_time int8 not null default now_ms()
);

-- The hot wallet: one row hands out its nonces; a transaction is signed once, kept, and sent until it is mined.
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
  -- A dearer one replaces an earlier one by the same nonce; only one of them is mined.
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

-- Tasks of the advertising network: begun by a player, done when the network says so.
create table ad_tasks_begun (
  player_id int8 not null references players (id),
  task_id text not null,
  gold int8 not null check (gold > 0),
  click_id uuid not null unique,
  begun_time int8 not null default now_ms(),
  done_time int8,
  primary key (player_id, task_id)
);
