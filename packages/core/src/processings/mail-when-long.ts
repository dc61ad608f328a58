import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { findRecipient, getMailPreferences } from '../notices/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import type { ProcessingRow } from './processing.queries.ts';

/** Who waited longer than this has probably gone to do something else. */
const longMs = 60_000;

export async function mailWhenLong(tx: Tx, deps: ProcessingDeps, row: ProcessingRow): Promise<void> {
  const { createdAt, finishedAt } = row;
  if (!finishedAt || finishedAt.getTime() - createdAt.getTime() < longMs) return;
  const person = await findRecipient(tx, row.userId as UserId);
  if (!person || !(await getMailPreferences(tx, row.userId as UserId)).results) return;
  const to = { to: person.email, language: person.language ?? row.language };
  const params = { name: person.name, processing_id: row.id };
  if (row.errorCode === null) await deps.queueMail(tx, { template: 'processing_done', ...to, params });
  else await deps.queueMail(tx, { template: 'processing_failed', ...to, params: { ...params, code: row.errorCode } });
}
