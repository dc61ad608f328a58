import type { EditUserBody } from '@semblante/contracts';
import { uniqueKeyViolated } from '@semblante/db';
import { endEverySession, voidRecoveryLinks } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { readPhone } from '../billing/index.ts';
import { AppError } from '../kernel/index.ts';
import { lockToChange } from './require-may-change.ts';
import { type LockedUser, updateUserRow } from './user.queries.ts';
import type { Actor, UsersDeps } from './users-deps.ts';

/** Who has the address opens the account: with a new one every session and every recovery link of the old one ends. */
export async function editUser(
  deps: UsersDeps,
  actor: Actor,
  id: string,
  { version, ...given }: EditUserBody,
): Promise<void> {
  const changes = { ...given, ...(typeof given.phone === 'string' && { phone: readPhone(given.phone) }) };
  try {
    await deps.db.transaction(async (tx) => {
      const user = await lockToChange(tx, actor, { id, version });
      const { before, after } = differences(user, changes);
      if (Object.keys(after).length === 0) return;
      const at = deps.clock();
      await updateUserRow(tx, user.id, { ...after, updatedAt: at });
      if ('email' in after) {
        await endEverySession(tx, user.id);
        await voidRecoveryLinks(tx, user.id);
      }
      const personal = { of: user.id, accountKeys: deps.accountKeys };
      await writeAudit(tx, {
        actorId: actor.userId,
        action: 'user.edited',
        subject: 'user',
        subjectId: user.id,
        before,
        after,
        personal,
        at,
      });
    });
  } catch (cause) {
    if (uniqueKeyViolated(cause) !== 'users_email_unique') throw cause;
    throw new AppError('accounts.email_taken', {}, { cause, field: 'email' });
  }
}

type Editable = Partial<Pick<LockedUser, 'name' | 'email' | 'phone' | 'language'>>;

function differences(
  user: LockedUser,
  given: { [Field in keyof Editable]?: Editable[Field] | undefined },
): { before: Editable; after: Editable } {
  const changed = (['name', 'email', 'phone', 'language'] as const).filter(
    (field) => given[field] !== undefined && given[field] !== user[field],
  );
  const pick = (from: typeof given) => Object.fromEntries(changed.map((field) => [field, from[field]])) as Editable;
  return { before: pick(user), after: pick(given) };
}
