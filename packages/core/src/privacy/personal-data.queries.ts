import { dataExports, erasures, events } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';
import { listEventsAfter } from '../live/index.ts';
import { folderOfExport } from './privacy-deps.ts';

export const privacyData: PersonalData = {
  tables: [
    {
      table: dataExports,
      owner: sql`${dataExports.userId}`,
      fate: 'deleted',
      counted: 'exports',
      folders: { id: dataExports.id, of: (id) => [folderOfExport(id)] },
      isPassing: true,
    },
    {
      table: erasures,
      owner: sql`${erasures.userId}`,
      fate: 'kept',
      because: 'the receipt: what was deleted and when, and of nobody who could be named',
    },
  ],
  copy: async (reader, { userId, accountKeys }) => {
    const asked = await reader
      .select({
        protocol: erasures.protocol,
        state: erasures.state,
        asked_at: erasures.askedAt,
        due_at: erasures.dueAt,
        cancelled_at: erasures.cancelledAt,
      })
      .from(erasures)
      .where(eq(erasures.userId, userId))
      .orderBy(asc(erasures.askedAt), asc(erasures.id))
      .limit(copiedRowsMax);
    const times = await reader
      .select({ id: events.id, at: events.createdAt })
      .from(events)
      .where(eq(events.userId, userId))
      .orderBy(asc(events.id))
      .limit(copiedRowsMax);
    const at = new Map(times.map((event) => [event.id, event.at]));
    const told: { id: number; payload: unknown }[] = [];
    for (let last = 0; ; last = told.at(-1)?.id ?? last) {
      const more = await listEventsAfter({ db: reader, accountKeys }, userId, last);
      if (more.length === 0) break;
      told.push(...more);
    }
    return {
      sections: {
        deletion_requests: asked,
        notifications: told.map(({ id, payload }) => ({ at: at.get(id) ?? null, ...(payload as object) })),
      },
    };
  },
};
