-- Chains behind shared rounds. A manifest commits to every game's terminal hash before its salt exists; the secrets
-- from which the rounds follow are sealed, and no row ever holds the hash of a round to come.
create table manifests (
  epoch int4 primary key,
  -- The exact text that was published: its hash is what everyone can compare.
  body text not null,
  hash text not null unique,
  master_sealed bytea not null,
  -- Null until the value that the salt rule names exists.
  salt text,
  salt_proof text not null default '',
  create_time int8 not null default now_ms()
);

-- Every so-many-th hash of a chain, sealed, so that any round's hash is a few thousand steps away.
create table chain_checkpoints (
  epoch int4 not null references manifests (epoch),
  game text not null,
  index int4 not null,
  hash_sealed bytea not null,
  primary key (epoch, game, index)
);

create function refuse_manifest_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.salt is not null
     or (new.epoch, new.body, new.hash, new.master_sealed) is distinct from (old.epoch, old.body, old.hash, old.master_sealed) then
    raise exception 'a published manifest does not change';
  end if;
  return new;
end $$;
create trigger manifests_stand before update or delete on manifests for each row execute function refuse_manifest_change();
