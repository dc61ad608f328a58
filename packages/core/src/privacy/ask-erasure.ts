import { type EraseBody, type Erasure, type Language, roles } from '@semblante/contracts';
import { lockPerson, requireOwner, type SessionUser } from '../accounts/index.ts';
import { addMs, AppError, dayMs, newId } from '../kernel/index.ts';
import { newProtocol } from '../payments/index.ts';
import { isLastAdmin } from './consequences.queries.ts';
import { findOpenErasure, insertErasure, moveErasure } from './erasure.queries.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { showErasure } from './show-privacy.ts';

/**
 * Nothing happens yet: the account works on, and its owner has the stated days to change their mind. Asked again it is
 * the same wish.
 */
export async function askErasure(
  deps: PrivacyDeps,
  me: SessionUser,
  given: EraseBody,
  caller: { language: Language },
): Promise<Erasure> {
  await requireOwner(deps, me, given);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, me.userId);
    if (await isLastAdmin(tx, me.userId)) throw new AppError('privacy.last_admin');
    const askedAt = deps.clock();
    const dueAt = addMs(askedAt, deps.erasureDays * dayMs);
    const protocol = newProtocol(askedAt);
    const isNew = await insertErasure(tx, {
      id: newId(),
      userId: me.userId,
      protocol,
      state: 'waiting',
      askedAt,
      dueAt,
    });
    if (!isNew) return;
    const language = me.language ?? caller.language;
    await deps.queueMail(tx, {
      template: 'erasure_asked',
      to: me.email,
      language,
      params: { name: me.name, area: roles[me.role].area, protocol, due_at: dueAt.toISOString() },
    });
    await deps.publishEvent(tx, me.userId, { kind: 'notification', notice: 'erasure_asked', params: {} });
  });
  const asked = await findOpenErasure(deps.db, me.userId);
  if (!asked) throw new AppError('privacy.no_erasure');
  return showErasure(asked);
}

/** Until the very moment it begins; of the two, whoever is first. */
export async function cancelErasure(deps: PrivacyDeps, me: SessionUser, caller: { language: Language }): Promise<void> {
  const asked = await findOpenErasure(deps.db, me.userId);
  if (!asked) throw new AppError('privacy.no_erasure');
  await deps.db.transaction(async (tx) => {
    const cancelled = await moveErasure(tx, asked.id, 'waiting', { state: 'cancelled', cancelledAt: deps.clock() });
    if (!cancelled) throw new AppError('privacy.erasure_begun');
    const language = me.language ?? caller.language;
    await deps.queueMail(tx, {
      template: 'erasure_cancelled',
      to: me.email,
      language,
      params: { name: me.name, area: roles[me.role].area },
    });
    await deps.publishEvent(tx, me.userId, { kind: 'notification', notice: 'erasure_cancelled', params: {} });
  });
}
