-- How the house keeps its games: which are paused, which limits operators have set below those of the bankroll, what was
-- staked and paid from minute to minute, and what is wrong.

create table game_standings (
  game text primary key,
  pause_time int8,
  pause_reason text,
  -- What operators allow at most, where that is less than the bankroll would; null where they have said nothing.
  stake_max int8 check (stake_max > 0),
  profit_max int8 check (profit_max > 0),
  -- What will hold instead, from a moment that was announced.
  next_stake_max int8 check (next_stake_max > 0),
  next_profit_max int8 check (next_profit_max > 0),
  next_from int8,
  check ((pause_time is null) = (pause_reason is null))
);

-- Whoever takes a stake or opens a round asks this before it locks anything else, and a pause waits until all of them have
-- ended: so no bet is taken after a pause was answered, by whichever node.
create function is_game_open(in_game text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4711002);
  return not exists (select 1 from game_standings s where s.game = in_game and s.pause_time is not null);
end $$;

-- The statements that take a stake, as they were, behind that question. A repeated request still hears its first answer.
alter function settle_instant_bets(text, int8[], uuid[], text[], int8[], jsonb[], jsonb[], int8[], int8[], int8[], boolean[])
  rename to settle_open_bets;
create function settle_instant_bets(
  in_key text, in_player int8[], in_request uuid[], in_game text[], in_stake int8[], in_choice jsonb[],
  in_outcome jsonb[], in_payout int8[], in_pair int8[], in_nonce int8[], in_allowed boolean[])
returns table (place int8, status text, balance int8, bet_id int8, outcome jsonb, payout int8,
               pair_id int8, nonce int8, create_time int8)
language plpgsql as $$
#variable_conflict use_column
declare
  v_paused text[];
begin
  perform pg_advisory_xact_lock_shared(4711002);
  select array_agg(s.game) into v_paused from game_standings s where s.pause_time is not null;
  if v_paused is null then
    return query select * from settle_open_bets(in_key, in_player, in_request, in_game, in_stake, in_choice, in_outcome,
                                                in_payout, in_pair, in_nonce, in_allowed);
    return;
  end if;
  return query
    select b.place, case when b.status = 'limit' and in_game[b.place] = any(v_paused) then 'paused' else b.status end,
           b.balance, b.bet_id, b.outcome, b.payout, b.pair_id, b.nonce, b.create_time
      from settle_open_bets(in_key, in_player, in_request, in_game, in_stake, in_choice, in_outcome, in_payout, in_pair, in_nonce,
        array(select i.allowed and not i.game = any(v_paused)
                from unnest(in_allowed, in_game) with ordinality i(allowed, game, n) order by i.n)) b;
end $$;

alter function place_round_bets(text, text, int8[], uuid[], int8[], jsonb[], int4[], int4[], boolean[], int8[], int8, int4, boolean, int8)
  rename to place_open_bets;
create function place_round_bets(
  in_key text, in_game text, in_player int8[], in_request uuid[], in_stake int8[], in_choice jsonb[],
  in_auto int4[], in_cap int4[], in_allowed boolean[], in_loss int8[], in_loss_max int8, in_per_round int4,
  in_queues boolean, in_time int8 default null)
returns table (place int8, status text, balance int8, bet_id int8, round_id int8, state text, create_time int8)
language plpgsql as $$
#variable_conflict use_column
declare
  v_open boolean := is_game_open(in_game);
begin
  return query
    select b.place, case when not v_open and b.status in ('full', 'late') then 'closed' else b.status end, b.balance, b.bet_id,
           b.round_id, b.state, b.create_time
      from place_open_bets(in_key, in_game, in_player, in_request, in_stake, in_choice, in_auto, in_cap,
        case when v_open then in_allowed else array_fill(false, array[cardinality(in_player)]) end,
        in_loss, in_loss_max, in_per_round, in_queues, in_time) b;
end $$;

alter function begin_ladder_game(text, text, int8, uuid, int8, jsonb, int4) rename to begin_open_ladder_game;
create function begin_ladder_game(
  in_key text, in_game text, in_player int8, in_request uuid, in_stake int8, in_choice jsonb, in_last_step int4)
returns table (status text, bet_id int8, balance int8) language plpgsql as $$
begin
  if is_game_open(in_game) or exists (select 1 from bets b where b.player_id = in_player and b.request_id = in_request) then
    return query select * from begin_open_ladder_game(in_key, in_game, in_player, in_request, in_stake, in_choice, in_last_step);
  else
    return query select 'paused', null::int8, null::int8;
  end if;
end $$;

-- What the totals of `returns` grew by in each minute and each hour. Minutes are kept for some days.
create table play_sums (
  span text not null check (span in ('minute', 'hour')),
  -- Minutes or hours since 1970, when the bets were summed up.
  slot int4 not null,
  game text not null,
  bets int8 not null,
  staked int8 not null,
  paid int8 not null,
  expected numeric not null,
  variance numeric not null,
  primary key (span, slot, game)
);

-- Gold that came in and went out, without a look at every bet.
create index journals_of_money on journals (create_time, cause)
  where cause in ('recharge', 'deposit', 'withdrawal');

-- What is wrong at the moment, each since it was first seen. A look that finds it gone takes it away.
create table alarms (
  kind text not null,
  subject text not null,
  facts jsonb not null,
  since int8 not null,
  primary key (kind, subject)
);
create table alarm_looks (
  name text primary key,
  look_time int8 not null
);
