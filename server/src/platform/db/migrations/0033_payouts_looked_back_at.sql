-- A payout that has arrived is looked at again only when something is said about it.
update withdrawals set look_at = null where state = 'confirmed';
create index withdrawals_to_look_back_at on withdrawals (look_at) where state = 'confirmed' and look_at is not null;
