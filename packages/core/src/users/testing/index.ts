import type { Role } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { keysFrom, newId, type UserId } from '../../kernel/index.ts';
import { memoryKeys } from '../../kernel/testing/index.ts';
import type { Actor, UsersDeps } from '../users-deps.ts';

/** Staff and accounts on a database, with a clock that stands still. */
export function createStage(database: Database) {
  const now = new Date('2026-11-14T12:00:00.000Z');
  const deps: UsersDeps = {
    db: database.db,
    clock: () => now,
    keys: keysFrom('a secret for tests'),
    accountKeys: memoryKeys(),
    queueMail: async () => {},
    publishEvent: async () => {},
  };
  return {
    deps,
    person: async (role: Role = 'user'): Promise<Actor> => {
      const userId = newId<UserId>();
      await database.db.insert(users).values({
        id: userId,
        name: `Pessoa ${role}`,
        email: `${userId}@example.com`,
        passwordHash: '-',
        role,
        invitationToken: userId.slice(-12),
        createdAt: now,
        updatedAt: now,
      });
      return { userId, role };
    },
  };
}
