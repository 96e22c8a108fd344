-- Owner: wallet
-- When the gateway no longer counted a credited payment as paid (a refund or chargeback), and when an operator settled it.
alter table recharges add column reversed_time int8;
alter table recharges add column settled_time int8;
create index recharges_reversed on recharges (player_id) where reversed_time is not null and settled_time is null;
-- A reversed payment sends the player's approved withdrawals back to review.
insert into order_moves values ('withdrawals', 'approved', 'review');
