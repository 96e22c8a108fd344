-- What operators have asked for that moves gold or lets it move, written before it is done: nobody acts unseen.

create table operator_acts (
  id int8 generated always as identity primary key,
  operator_id int8 not null references operators (id),
  act text not null,
  subject text not null,
  create_time int8 not null default now_ms()
);
create index operator_acts_by_time on operator_acts (create_time desc, id desc);
create trigger operator_acts_append_only before update or delete on operator_acts for each row execute function refuse_change();
create trigger operator_acts_keep before truncate on operator_acts for each statement execute function refuse_change();
