import { blocks, processingDays, processingFaces, processings } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData, withoutKey } from '../kernel/index.ts';
import { folderOfProcessing } from './processing-deps.ts';

const isBlocked = sql`exists (select 1 from ${blocks} b where b.subject = 'processing' and b.subject_id = ${processings.id} and b.lifted_at is null)`;
const folders = { id: processings.id, of: (id: string) => [folderOfProcessing(id)] };

export const processingData: PersonalData = {
  tables: [
    {
      table: processingFaces,
      owner: sql`(select p.user_id from ${processings} p where p.id = ${processingFaces.processingId})`,
      fate: 'deleted',
    },
    {
      table: processings,
      owner: sql`${processings.userId}`,
      where: sql`not ${isBlocked}`,
      fate: 'deleted',
      counted: 'processings',
      folders,
    },
    {
      table: processings,
      owner: sql`${processings.userId}`,
      where: isBlocked,
      fate: 'kept',
      because:
        'a blocked result stays recognisable by its fingerprint, so that copies of it can be stopped; the file itself is deleted',
      without: { title: sql`'—'`, resultKey: null, thumbnailKey: null, idempotencyKey: null, requestId: null },
    },
    // A restore counts it anew.
    { table: processingDays, owner: sql`${processingDays.userId}`, fate: 'deleted', isPassing: true },
  ],
  copy: async (reader, { userId }) => {
    const own = await reader
      .select({
        id: processings.id,
        kind: processings.kind,
        status: processings.status,
        error_code: processings.errorCode,
        title: processings.title,
        seconds: processings.seconds,
        settings: processings.settings,
        credits: processings.credits,
        worked: processings.worked,
        created_at: processings.createdAt,
        finished_at: processings.finishedAt,
        deletes_at: processings.deletesAt,
        key: processings.resultKey,
      })
      .from(processings)
      .where(eq(processings.userId, userId))
      .orderBy(asc(processings.createdAt), asc(processings.id))
      .limit(copiedRowsMax);
    return {
      sections: { processings: own.map(withoutKey) },
      files: own.flatMap(({ id, key, status }) =>
        key && status === 'completed' ? [{ name: `results/${id}${/\.[a-z0-9]{1,5}$/.exec(key)?.[0] ?? ''}`, key }] : [],
      ),
    };
  },
};
