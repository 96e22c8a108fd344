-- What operators do with players and gold by hand: suspensions, notes, bookings that a second person looks at; and the
-- indexes by which the console's lists stay quick.

-- A suspended player may come in, read why and look at everything; he stakes nothing, brings nothing in, and what he
-- takes out waits. `suspend_words` is what he reads.
alter table players
  add column suspend_time int8,
  add column suspend_words text,
  add constraint suspension_whole check ((suspend_time is null) = (suspend_words is null));
alter table players add column state text generated always as (
  case when status <> 'active' then status when suspend_time is not null then 'suspended' else 'active' end) stored;

create function is_suspended(in_player int8) returns boolean language sql stable as
$$ select exists (select 1 from players p where p.id = in_player and p.suspend_time is not null) $$;

-- Why a player may not stake so much now: 'country', 'suspended', 'out', 'check', 'time', 'stake' or 'loss'; null where he
-- may. Asked while his account is held. A bet that was taken before and waited is judged anew with a stake of nothing.
create or replace function stake_bar(in_player int8, in_stake int8, in_time int8 default null) returns text
language plpgsql stable as $$
declare
  v_time int8 := coalesce(in_time, now_ms());
  v_bar text := place_bar(in_player);
  v_guard player_guards;
  v_last stake_days;
begin
  if v_bar is not null then
    return v_bar;
  end if;
  select * into v_guard from player_guards g where g.player_id = in_player;
  -- Whoever is suspended has a guard: nobody else is asked.
  if v_guard.player_id is not null and is_suspended(in_player) then
    return 'suspended';
  end if;
  if v_guard.out_until > v_time then
    return 'out';
  end if;
  select * into v_last from stake_days d where d.player_id = in_player order by d.day desc limit 1;
  if v_last.is_check_due
     or v_last.check_ms + played_between(v_last.last_at, v_time) >= coalesce(v_guard.check_minutes, 60) * 60000::int8 then
    return 'check';
  end if;
  if not coalesce(v_guard.has_limits, false) then
    return null;
  end if;
  select l.kind into v_bar from limits_of(in_player, v_time) l
    where case l.kind
      when 'time' then l.used + played_between(v_last.last_at, v_time) >= l.amount * 60000
      when 'deposit' then false
      else l.used + in_stake > l.amount end
    order by array_position(array['time', 'loss', 'stake'], l.kind) limit 1;
  return v_bar;
end $$;

create function guard_suspended() returns trigger language plpgsql as $$
begin
  insert into player_guards (player_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger players_suspended after update of suspend_time on players for each row
  when (new.suspend_time is not null) execute function guard_suspended();

-- What operators write down about a player, for one another. It goes with the account.
create table player_notes (
  id int8 generated always as identity primary key,
  player_id int8 not null references players (id),
  operator_id int8 not null references operators (id),
  text text not null,
  create_time int8 not null default now_ms()
);
create index player_notes_of_player on player_notes (player_id, id desc);
create trigger player_notes_append_only before update on player_notes for each row execute function refuse_change();

-- Gold that is booked by hand: to or from a player, or from outside to an account of the house's own. What is more than
-- one person may do alone waits for another.
create table adjustments (
  id int8 generated always as identity (start with 40001) primary key,
  request_id uuid not null unique,
  player_id int8 references players (id),
  -- The account that is changed: the player's, or the house's.
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
  -- One person alone decides nothing that waited, but may take back what he proposed.
  check (decided_by is null or state = 'refused' or decided_by <> proposed_by)
);
create index adjustments_by_time on adjustments (create_time, id);
create index adjustments_by_state on adjustments (state, create_time, id);
create index adjustments_of_player on adjustments (player_id, create_time, id);
create index adjustments_of_operator on adjustments (proposed_by, create_time);

create function guard_adjustment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'waiting'
     or (new.id, new.request_id, new.player_id, new.account, new.amount, new.against, new.label, new.reason, new.proposed_by,
         new.create_time)
        is distinct from (old.id, old.request_id, old.player_id, old.account, old.amount, old.against, old.label, old.reason,
                          old.proposed_by, old.create_time) then
    raise exception 'an adjustment is decided once and never changed';
  end if;
  return new;
end $$;
create trigger adjustments_decided_once before update or delete on adjustments for each row execute function guard_adjustment();
create trigger adjustments_keep before truncate on adjustments for each statement execute function refuse_change();

create index players_by_time on players (create_time, id);
create index players_by_state on players (state, create_time, id);
create index players_by_country on players (country, create_time, id);
drop index players_by_inviter;
create index players_by_inviter on players (inviter_id, create_time, id) where inviter_id is not null;
create index players_by_nickname on players (lower(nickname) text_pattern_ops, id);

create index recharges_by_time on recharges (create_time, id);
create index recharges_by_state on recharges (state, create_time, id);
create index recharges_by_way on recharges (coalesce(gateway, network), create_time, id);
create index recharges_by_player on recharges (player_id, create_time, id);
create index withdrawals_by_time on withdrawals (create_time, id);
create index withdrawals_by_state on withdrawals (state, create_time, id);
create index withdrawals_by_way on withdrawals (coalesce(network, 'bank'), create_time, id);
create index withdrawals_by_player on withdrawals (player_id, create_time, id);
