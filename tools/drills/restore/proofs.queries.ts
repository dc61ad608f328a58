// Independent of the product's own code: everything is counted anew from the bare rows.
import type { ExecuteSql } from '@semblante/db';

export interface Ledger {
  entries: number;
  accounts: number;
  /** Of all entries in their order. */
  hash: string;
}

/** The first so many entries in the order they were written, and the accounts whose sums are not their balance. */
export async function readLedger(executeSql: ExecuteSql, entriesMax: number): Promise<Ledger> {
  const { rows } = await executeSql(
    `select count(*)::int as entries, count(distinct user_id)::int as accounts,
      md5(string_agg(id::text || kind || credits::text || user_id::text, ',' order by id)) as hash
     from (select id, kind, credits, user_id from credit_entries order by id limit $1) first`,
    [entriesMax],
  );
  const [row] = rows;
  return { entries: Number(row?.['entries']), accounts: Number(row?.['accounts']), hash: String(row?.['hash']) };
}

export async function countEntries(executeSql: ExecuteSql): Promise<number> {
  const { rows } = await executeSql('select count(*)::int as n from credit_entries');
  return Number(rows[0]?.['n']);
}

export async function countWrongBalances(executeSql: ExecuteSql): Promise<number> {
  const { rows } = await executeSql(
    `select count(*)::int as n from credit_accounts a left join (
       select user_id, sum(case when kind in ('grant', 'gift', 'release') then credits
         when kind = 'hold' then -credits else 0 end) as available
       from credit_entries group by user_id) s using (user_id)
     where a.available is distinct from coalesce(s.available, 0)::int`,
  );
  return Number(rows[0]?.['n']);
}

export async function findPerson(
  executeSql: ExecuteSql,
  id: string,
): Promise<{ name: string; email: string; isErased: boolean } | undefined> {
  const { rows } = await executeSql('select name, email, erased_at from users where id = $1', [id]);
  const [row] = rows;
  return row && { name: String(row['name']), email: String(row['email']), isErased: row['erased_at'] !== null };
}
