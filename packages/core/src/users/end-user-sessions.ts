import type { Tx } from '@semblante/db';
import { endEverySession, endSession } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import type { SessionId, UserId } from '../kernel/index.ts';
import { lockToChange } from './require-may-change.ts';
import type { Actor, UsersDeps } from './users-deps.ts';

export async function endUserSession(
  deps: UsersDeps,
  actor: Actor,
  of: { userId: string; sessionId: string },
): Promise<void> {
  await ending(
    deps,
    actor,
    of.userId,
    async (tx, userId) => await endSession(tx, { userId }, of.sessionId as SessionId),
  );
}

export async function endUserSessions(deps: UsersDeps, actor: Actor, userId: string): Promise<void> {
  await ending(deps, actor, userId, endEverySession);
}

async function ending(
  deps: UsersDeps,
  actor: Actor,
  id: string,
  end: (tx: Tx, userId: UserId) => Promise<unknown>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await lockToChange(tx, actor, { id });
    await end(tx, user.id);
    await writeAudit(tx, {
      actorId: actor.userId,
      action: 'user.sessions_ended',
      subject: 'user',
      subjectId: user.id,
      at: deps.clock(),
    });
  });
}
