import type { BlockSubject } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { blocks, processingFaces, processings } from '@semblante/db/schema';
import { and, eq, inArray, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

const standing = isNull(blocks.liftedAt);

/** Of these, the ones that are out of reach. */
export async function listBlocked(
  reader: Reader,
  of: { subject: BlockSubject; ids: readonly string[] },
): Promise<Set<string>> {
  if (of.ids.length === 0) return new Set();
  const rows = await reader
    .select({ id: blocks.subjectId })
    .from(blocks)
    .where(and(eq(blocks.subject, of.subject), inArray(blocks.subjectId, [...of.ids]), standing))
    .limit(of.ids.length);
  return new Set(rows.map(({ id }) => id));
}

/**
 * A result is out of reach by itself, or because a face, the video, image or clip that it was made of is. A clip of the
 * catalogue and its video have one id.
 */
export function isBlockedResult(of: { id: SQLWrapper; videoId: SQLWrapper; imageId: SQLWrapper }): SQL<boolean> {
  const ofItself = sql`${blocks.subject} = 'processing' and ${blocks.subjectId} = ${of.id}`;
  const ofSource = sql`${blocks.subject} in ('video', 'clip') and ${blocks.subjectId} = ${of.videoId} or ${blocks.subject} = 'image' and ${blocks.subjectId} = ${of.imageId}`;
  const ofFace = sql`select from ${processingFaces} join ${blocks} on ${blocks.subject} = 'face' and ${blocks.subjectId} = ${processingFaces.faceId} and ${standing} where ${processingFaces.processingId} = ${of.id}`;
  return sql`(exists (select from ${blocks} where ${standing} and (${ofItself} or ${ofSource})) or exists (${ofFace}))`;
}

export async function listBlockedResults(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(and(inArray(processings.id, [...ids]), isBlockedResult(processings)))
    .limit(ids.length);
  return new Set(rows.map(({ id }) => id));
}
