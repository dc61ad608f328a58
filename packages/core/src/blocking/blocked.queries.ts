import type { BlockSubject } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { blocks, processingFaces, processings } from '@semblante/db/schema';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';

const standing = isNull(blocks.liftedAt);

/** Of these, the ones that are out of reach. */
export async function listBlocked(reader: Reader, of: { subject: BlockSubject; ids: readonly string[] }): Promise<Set<string>> {
  if (of.ids.length === 0) return new Set();
  const rows = await reader
    .select({ id: blocks.subjectId })
    .from(blocks)
    .where(and(eq(blocks.subject, of.subject), inArray(blocks.subjectId, [...of.ids]), standing))
    .limit(of.ids.length);
  return new Set(rows.map(({ id }) => id));
}

/** A result is out of reach by itself, or because a face, the video, image or clip that it was made of is. */
export async function listBlockedResults(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reader
    .selectDistinct({ id: processings.id })
    .from(processings)
    .leftJoin(processingFaces, eq(processingFaces.processingId, processings.id))
    .innerJoin(
      blocks,
      and(
        standing,
        or(
          and(eq(blocks.subject, 'processing'), eq(blocks.subjectId, processings.id)),
          // A clip of the catalogue and its video have one id.
          and(inArray(blocks.subject, ['video', 'clip']), eq(blocks.subjectId, processings.videoId)),
          and(eq(blocks.subject, 'image'), eq(blocks.subjectId, processings.imageId)),
          and(eq(blocks.subject, 'image'), eq(blocks.subjectId, processings.imageId)),
          and(eq(blocks.subject, 'face'), eq(blocks.subjectId, processingFaces.faceId)),
        ),
      ),
    )
    .where(inArray(processings.id, [...ids]))
    .limit(ids.length);
  return new Set(rows.map(({ id }) => id));
}
