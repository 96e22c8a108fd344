-- Owner: wallet
create or replace view recharges_public as select player_id, state, gold, create_time, request_id from recharges;

-- Owner: investment
create view invest_orders_public as select player_id, request_id from invest_orders;
