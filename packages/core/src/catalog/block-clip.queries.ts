import type { BothLanguages } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { clips } from '@semblante/db/schema';
import { inArray } from 'drizzle-orm';

export async function listClipsById(
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; title: BothLanguages }[]> {
  if (ids.length === 0) return [];
  return await reader
    .select({ id: clips.id, title: clips.title })
    .from(clips)
    .where(inArray(clips.id, [...ids]))
    .orderBy(clips.id)
    .limit(ids.length);
}
