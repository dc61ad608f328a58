import type { BlockSubject } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { AppError } from '../kernel/index.ts';
import { listBlocked, listBlockedResults } from './blocked.queries.ts';

interface Asked {
  subject: BlockSubject;
  id: string;
}

/** Whoever serves a file asks this first: what is blocked is out of reach of its owner too. */
export async function requireVisible(reader: Reader, asked: Asked): Promise<void> {
  if (await isBlocked(reader, asked)) throw new AppError('review.blocked');
}

/** While staff looks at it, its owner cannot make it disappear. */
export async function requireRemovable(reader: Reader, asked: Asked): Promise<void> {
  if (await isBlocked(reader, asked)) throw new AppError('review.kept_for_review');
}

async function isBlocked(reader: Reader, { subject, id }: Asked): Promise<boolean> {
  const blocked =
    subject === 'processing'
      ? await listBlockedResults(reader, [id])
      : await listBlocked(reader, { subject, ids: [id] });
  return blocked.has(id);
}
