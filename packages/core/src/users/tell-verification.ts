import type { Tx } from '@semblante/db';
import type { LockedUser } from './user.queries.ts';
import type { UsersDeps } from './users-deps.ts';

type Told = Pick<LockedUser, 'id' | 'name' | 'email' | 'language'>;
const addressOf = ({ email, language }: Told) => ({ to: email, language: language ?? ('pt_BR' as const) });

/** Live to the open pages, and by mail to whoever has closed them. */
export async function tellVerified(tx: Tx, deps: UsersDeps, user: Told): Promise<void> {
  await deps.queueMail(tx, { template: 'verification_approved', ...addressOf(user), params: { name: user.name } });
  await deps.publishEvent(tx, user.id, { kind: 'notification', notice: 'verification_approved', params: {} });
}

export async function tellDeclined(
  tx: Tx,
  deps: UsersDeps,
  user: Told,
  { reason, askAgainAt }: { reason: string; askAgainAt: Date },
): Promise<void> {
  await deps.queueMail(tx, {
    template: 'verification_declined',
    ...addressOf(user),
    params: { name: user.name, reason, ask_again_at: askAgainAt.toISOString() },
  });
  await deps.publishEvent(tx, user.id, { kind: 'notification', notice: 'verification_declined', params: {} });
}
