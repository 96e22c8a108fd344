-- Books one journal over any accounts; the general ledger writer, called by ledger.ts. A repeated key with the same input
-- changes nothing (fresh = false); with another input it raises GH001. A balance that would fall below zero raises GH002.
-- Lock order: the journal's key, players' accounts by id, house accounts by id.
create or replace function post_journal(in_key text, in_hash text, in_cause text, in_reference text,
                             in_accounts int8[], in_amounts int8[])
returns table (journal_id int8, fresh boolean) language plpgsql as $$
declare
  v_time int8 := now_ms();
  v_journal int8;
  v_known record;
begin
  insert into journals (key, input_hash, cause, reference, create_time)
    values (in_key, in_hash, in_cause, in_reference, v_time)
    on conflict (key) do nothing returning id into v_journal;
  if v_journal is null then
    select id, input_hash into v_known from journals where key = in_key;
    if v_known.input_hash <> in_hash then
      raise exception 'key % was used with another input', in_key using errcode = 'GH001';
    end if;
    return query select v_known.id, false;
    return;
  end if;

  -- Players' accounts first, house accounts last: the lock order of every ledger function.
  perform 1 from accounts a where a.id = any(in_accounts) order by (a.owner_id = 0), a.id for update;
  if exists (select 1 from unnest(in_accounts, in_amounts) m(account_id, amount) join accounts a on a.id = m.account_id
             where not a.overdraft and a.balance + m.amount < 0) then
    raise exception 'balance too low' using errcode = 'GH002';
  end if;

  with moved as (
    update accounts a
      set balance = a.balance + m.amount, entries = a.entries + 1, last_time = greatest(v_time, a.last_time + 1)
      from unnest(in_accounts, in_amounts) m(account_id, amount)
      where a.id = m.account_id
      returning a.id, a.entries, m.amount, a.balance, a.last_time
  )
  insert into entries (account_id, number, journal_id, amount, balance_after, create_time)
    select id, entries, v_journal, amount, balance, last_time from moved;
  return query select v_journal, true;
end $$;
