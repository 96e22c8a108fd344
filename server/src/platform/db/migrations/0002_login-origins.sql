-- Owner: platform
-- Addresses and browsers from which an account has logged in, each as a keyed hash together with the account.
create table login_origins (
  subject bytea primary key,
  last_login int8 not null
);
create index login_origins_by_time on login_origins (last_login);
