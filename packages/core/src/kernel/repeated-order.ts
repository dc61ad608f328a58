import { createHash } from 'node:crypto';
import { AppError } from './app-error.ts';

/** Two orders of which these parts are the same are the same order. */
export function hashOrder(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** What an Idempotency-Key was used for before. The same key with another order is refused. */
export async function findRepeated<Found extends { bodyHash: string | null }>(
  { idempotencyKey, bodyHash }: { idempotencyKey: string | undefined; bodyHash: string },
  findByKey: (idempotencyKey: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const before = await findByKey(idempotencyKey);
  if (before && before.bodyHash !== bodyHash) throw new AppError('request.idempotency_mismatch');
  return before;
}
