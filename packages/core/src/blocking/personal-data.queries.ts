import { blocks } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';

export const blockData: PersonalData = {
  tables: [
    {
      table: blocks,
      owner: sql`${blocks.userId}`,
      fate: 'kept',
      because: 'what was blocked stays blocked, wherever a copy of it turns up',
    },
  ],
  copy: async (reader, { userId }) => {
    const own = await reader
      .select({
        about: blocks.subject,
        about_id: blocks.subjectId,
        placed_at: blocks.placedAt,
        lifted_at: blocks.liftedAt,
      })
      .from(blocks)
      .where(eq(blocks.userId, userId))
      .orderBy(asc(blocks.placedAt), asc(blocks.id))
      .limit(copiedRowsMax);
    return { sections: { blocks: own } };
  },
};
