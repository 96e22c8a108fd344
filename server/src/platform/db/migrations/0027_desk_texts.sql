-- What operators look through and write at the desk: questions and their templates, texts, packages of gold, invitations,
-- epochs and signs of harm; and the indexes by which those lists stay quick.

alter table support_messages add column state text not null
  generated always as (case when answer is null then 'waiting' else 'answered' end) stored;
create index support_messages_by_state on support_messages (state, create_time, id);
create index support_messages_by_language on support_messages (state, language, create_time, id);
create index support_messages_by_player on support_messages (state, player_id, create_time, id);

-- The words that came with the house are a version as well, written by nobody: what was changed or taken away first can be
-- brought back.
alter table content_versions alter column operator_id drop not null;

-- What is offered to those who buy gold; as it came with the house where there is no row. What it costs is not said here.
create table recharge_packages (
  one boolean primary key default true check (one),
  version int4 not null,
  golds int8[] not null check (cardinality(golds) between 1 and 12)
);

create index agents_by_time on agents (ask_time, player_id);
create index agents_by_state on agents (state, ask_time, player_id);
create index agents_by_level on agents (level, ask_time, player_id);
alter table referral_links add column id int8 generated always as identity unique;
create index referral_links_by_time on referral_links (create_time, id);
create index referral_links_by_state on referral_links (state, create_time, id);
alter table rebate_payouts add column id int8 generated always as identity unique;
alter table rebate_payouts add column state text not null
  generated always as (case when paid_time is null then 'waiting' else 'paid' end) stored;
create index rebate_payouts_by_time on rebate_payouts (create_time, id);
create index rebate_payouts_by_state on rebate_payouts (state, create_time, id);
create index rebate_payouts_by_player on rebate_payouts (player_id, create_time, id);
create index invest_epochs_in_order on invest_epochs (create_time, (day::int8));
alter table harm_signs add column id int8 generated always as identity unique;
create index harm_signs_in_order on harm_signs (create_time, id);
create index harm_signs_by_sign on harm_signs (sign, create_time, id);
create index harm_signs_by_player on harm_signs (player_id, create_time, id);
