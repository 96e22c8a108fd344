-- Fiat: when the payout was first sent to the gateway.
alter table withdrawals add column send_time int8;
