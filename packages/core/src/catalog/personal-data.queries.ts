import { catalogTerms, clipUses } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData } from '../kernel/index.ts';

export const catalogData: PersonalData = {
  tables: [
    { table: clipUses, owner: sql`${clipUses.userId}`, fate: 'deleted' },
    {
      table: catalogTerms,
      owner: sql`${catalogTerms.userId}`,
      fate: 'kept',
      because: 'that the terms were accepted, which version and when',
    },
  ],
  copy: async (reader, { userId }) => {
    const looked = await reader
      .select({ clip_id: clipUses.clipId, kind: clipUses.kind, day: clipUses.day })
      .from(clipUses)
      .where(eq(clipUses.userId, userId))
      .orderBy(asc(clipUses.day), asc(clipUses.clipId), asc(clipUses.kind))
      .limit(copiedRowsMax);
    const terms = await reader
      .select({ version: catalogTerms.version, accepted_at: catalogTerms.acceptedAt })
      .from(catalogTerms)
      .where(eq(catalogTerms.userId, userId))
      .orderBy(asc(catalogTerms.acceptedAt), asc(catalogTerms.version))
      .limit(copiedRowsMax);
    return { sections: { catalog_views: looked, catalog_terms: terms } };
  },
};
