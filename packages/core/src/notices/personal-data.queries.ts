import { emailChanges, mailPreferences, notices } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';

export const noticeData: PersonalData = {
  tables: [
    { table: notices, owner: sql`${notices.userId}`, fate: 'deleted' },
    { table: mailPreferences, owner: sql`${mailPreferences.userId}`, fate: 'deleted' },
    { table: emailChanges, owner: sql`${emailChanges.userId}`, fate: 'deleted', isPassing: true },
  ],
  copy: async (reader, { userId }) => {
    const news = await reader
      .select({
        id: notices.id,
        kind: notices.kind,
        params: notices.params,
        created_at: notices.createdAt,
        seen_at: notices.seenAt,
      })
      .from(notices)
      .where(eq(notices.userId, userId))
      .orderBy(asc(notices.id))
      .limit(copiedRowsMax);
    const preferences = await reader
      .select({ results_by_mail: mailPreferences.results })
      .from(mailPreferences)
      .where(eq(mailPreferences.userId, userId))
      .limit(1);
    return { sections: { news, mail_preferences: preferences } };
  },
};
