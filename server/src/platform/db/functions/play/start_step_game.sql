-- Starts a step game: the stake goes to escrow, and the next nonce of the player's seeds decides the board. Writes a
-- journal and its entries. A repeated request gets its first result, even when the game is paused or the limits have
-- fallen since. `in_last_step` is null when the current limits refuse the stake: then only a repeat gets past 'limit'.
-- `in_may_win` is what the game would win at its last step; all open games of a player may win `in_player_most`.
-- Lock order: pause_lock shared, the player's account, the active seed pair, one escrow shard.
create or replace function start_step_game(
  in_key text, in_game text, in_player int8, in_request uuid, in_stake int8, in_choice jsonb, in_last_step int4,
  in_may_win int8, in_player_most int8)
returns table (status text, bet_id int8, balance int8) language plpgsql as $$
#variable_conflict use_column
declare
  v_game_open boolean := is_game_open(in_game);
  v_account accounts;
  v_known bets;
  v_seeds seed_pairs;
  v_shard int8;
  v_escrow accounts;
  v_time int8;
  v_bet int8;
  v_journal int8 := nextval('journals_id_seq');
  v_refusal text;
begin
  select * into v_account from accounts a where a.owner_id = in_player and a.kind = 'player' for update;
  select * into v_known from bets b where b.player_id = in_player and b.request_id = in_request;
  if v_known.id is null and not v_game_open then
    return query select 'paused', null::int8, null::int8;
    return;
  end if;
  if v_known.id is null and in_last_step is null then
    return query select 'limit', null::int8, null::int8;
    return;
  end if;

  perform end_fast_paths(array[in_player]);
  select * into v_seeds from seed_pairs s where s.player_id = in_player and s.status = 'active' for update;
  v_refusal := case
    when v_known.id is not null and (v_known.game, v_known.stake, v_known.choice) is not distinct from (in_game, in_stake, in_choice)
      then 'repeated'
    when v_known.id is not null then 'reused'
    when v_account.id is null or (select p.status from players p where p.id = in_player) is distinct from 'active' then 'revoked'
    else coalesce('restricted:' || bet_restriction(in_player, in_stake, greatest(now_ms(), v_account.last_time + 1)),
      'restricted:' || pace_restriction(in_player, greatest(now_ms(), v_account.last_time + 1)), case
      when exists (select 1 from step_games l where l.player_id = in_player and l.game = in_game and l.is_open) then 'open'
      when in_may_win + (select coalesce(sum(l.may_win), 0) from step_games l where l.player_id = in_player and l.is_open)
        > in_player_most then 'exposed'
      when v_seeds.id is null then 'unseeded'
      when v_account.balance < in_stake then 'insufficient'
      end) end;
  if v_refusal is not null then
    return query select v_refusal, v_known.id, v_account.balance;
    return;
  end if;

  v_time := greatest(now_ms(), v_account.last_time + 1);
  insert into bets (game, player_id, request_id, stake, choice, create_time, state, seed_pair_id, nonce)
    values (in_game, in_player, in_request, in_stake, in_choice, v_time, 'placed', v_seeds.id, v_seeds.nonce)
    returning id into v_bet;
  insert into step_games (bet_id, game, player_id, last_step, may_win, touched_at)
    values (v_bet, in_game, in_player, in_last_step, in_may_win, v_time);
  update seed_pairs s set nonce = s.nonce + 1 where s.id = v_seeds.id;
  update accounts a set balance = a.balance - in_stake, entries = a.entries + 1, last_time = v_time
    where a.id = v_account.id returning * into v_account;
  -- Chosen once, before the update: called in its condition, house_shard could return another row for each candidate.
  v_shard := house_shard('escrow', in_game, v_journal);
  update accounts a set balance = a.balance + in_stake, entries = a.entries + 1, last_time = now_ms()
    where a.id = v_shard returning * into v_escrow;
  insert into journals (id, key, input_hash, cause, reference, create_time) values (v_journal, in_key, '', 'join', in_game, v_time);
  insert into entries (account_id, number, journal_id, amount, balance_after, bet_id, create_time)
    values (v_account.id, v_account.entries, v_journal, -in_stake, v_account.balance, v_bet, v_time),
           (v_escrow.id, v_escrow.entries, v_journal, in_stake, v_escrow.balance, null, v_time);
  return query select 'ok', v_bet, v_account.balance;
end $$;
