import type { Database } from '@semblante/db';
import type { AccountKeys } from '../../kernel/index.ts';
import { openAudit } from '../open-audit.ts';

/** The log as a member of staff reads it, oldest first. */
export async function readAudit(database: Database, accountKeys: AccountKeys, like = '%') {
  const { rows } = await database.executeSql(
    'select action, actor_id, before, after, reason, personal_of, sealed from audit_entries where action like $1 order by id',
    [like],
  );
  const text = (value: unknown) => (value === null ? null : String(value));
  return await Promise.all(
    rows.map(async (row) => {
      const told = {
        before: row['before'],
        after: row['after'],
        reason: text(row['reason']),
        personalOf: text(row['personal_of']),
        sealed: text(row['sealed']),
      };
      return { action: row['action'], actor_id: row['actor_id'], ...(await openAudit(accountKeys, told)) };
    }),
  );
}
