-- What every game has returned so far, summed up bit by bit. Whatever is settled is noted in `returns_due` by the
-- transaction that settles it; who sums it up takes the note away in the transaction that adds to the totals.
create table returns_due (
  id int8 generated always as identity primary key,
  -- Bets that players made alone, as many as were settled together; or a shared round that is over.
  bet_ids int8[],
  round_id int8,
  check ((bet_ids is null) <> (round_id is null))
);

create table returns (
  game text primary key,
  bets int8 not null,
  staked int8 not null,
  paid int8 not null,
  -- What these very bets were to be expected to pay, and its variance, in millionths.
  expected numeric not null,
  variance numeric not null
);

create function note_bets() returns trigger language plpgsql as $$
begin
  insert into returns_due (bet_ids)
    select array_agg(id) from written where state = 'settled' and round_id is null having count(*) > 0;
  return null;
end $$;
create trigger bets_noted after insert on bets referencing new table as written
  for each statement execute function note_bets();

create function note_ladder_game() returns trigger language plpgsql as $$
begin
  insert into returns_due (bet_ids) values (array[new.bet_id]);
  return null;
end $$;
create trigger ladder_games_noted after update of is_open on ladder_games
  for each row when (old.is_open and not new.is_open) execute function note_ladder_game();

-- No bet is open on a round that is over, so all that will ever belong to it is there.
create function note_round() returns trigger language plpgsql as $$
begin
  insert into returns_due (round_id) values (new.id);
  return null;
end $$;
create trigger rounds_noted after update of phase on rounds
  for each row when (new.phase = 'over' and old.phase <> 'over') execute function note_round();

-- What was settled before anyone took notes.
insert into returns_due (bet_ids)
  select array_agg(id order by id) from bets where state = 'settled' and round_id is null group by id / 250;
insert into returns_due (round_id) select id from rounds where phase = 'over';

create index seed_pairs_revealed on seed_pairs (player_id, create_time desc) where status = 'revealed';
