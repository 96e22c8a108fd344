-- Owner: play
-- Epochs that an operator has ended, with the reason that players read. No round is drawn from them.
create table ended_epochs (
  epoch int4 primary key references manifests (epoch),
  reason text not null,
  end_time int8 not null default now_ms()
);
create trigger ended_epochs_append_only before update or delete on ended_epochs for each row execute function refuse_change();
create trigger ended_epochs_keep before truncate on ended_epochs for each statement execute function refuse_change();
create trigger rounds_of_open_epochs before insert on rounds for each row execute function refuse_ended_epoch();

-- One row for each start of a node. The node counts here first and then in its mark outside of the database, so a database
-- whose count is lower than a mark has lost what was committed since.
create table generations (
  id uuid primary key,
  counter int8 not null default 0,
  start_time int8 not null default now_ms()
);

-- Times at which the database was found to be behind a mark. No bet is taken while one has not ended.
create table recoveries (
  id int8 generated always as identity primary key,
  begin_time int8 not null default now_ms(),
  -- The time of the mark: what happened until then may be missing here.
  mark_time int8 not null,
  -- Everything up to these two may have been used in the lost time: epochs to end, and seed pairs to replace.
  last_epoch int4 not null,
  last_pair int8 not null,
  -- The last epoch that players have seen. Its number is not used again.
  mark_epoch int4 not null,
  end_time int8
);
create unique index recoveries_open on recoveries ((true)) where end_time is null;
