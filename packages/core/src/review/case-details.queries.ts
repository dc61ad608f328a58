import { type BlockSubject, kindsShownAs, toolFacts } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { processingFaces, processings, reports, videos } from '@semblante/db/schema';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CaseRow } from './review.queries.ts';

const reportsShownMax = 200;

const reportColumns = {
  caseId: reports.caseId,
  protocol: reports.protocol,
  reason: reports.reason,
  link: reports.link,
  words: reports.words,
  similarity: reports.similarity,
  createdAt: reports.createdAt,
};
export type ReportOfCase = Pick<typeof reports.$inferSelect, keyof typeof reportColumns>;

export async function listReportsOf(reader: Reader, caseIds: readonly string[]): Promise<Map<string, ReportOfCase[]>> {
  if (caseIds.length === 0) return new Map();
  const rows = await reader
    .select(reportColumns)
    .from(reports)
    .where(inArray(reports.caseId, [...caseIds]))
    .orderBy(reports.createdAt, reports.id)
    .limit(reportsShownMax);
  const groups = new Map<string, ReportOfCase[]>();
  for (const row of rows) if (row.caseId) groups.set(row.caseId, [...(groups.get(row.caseId) ?? []), row]);
  return groups;
}

/** Faces, videos, images and clips that results were made of. */
export async function listMadeOf(
  reader: Reader,
  processingIds: readonly string[],
): Promise<Map<string, { subject: BlockSubject; id: string }[]>> {
  if (processingIds.length === 0) return new Map();
  const rows = await reader
    .select({
      id: processings.id,
      kind: processings.kind,
      videoId: processings.videoId,
      imageId: processings.imageId,
      faceId: processingFaces.faceId,
    })
    .from(processings)
    .leftJoin(processingFaces, eq(processingFaces.processingId, processings.id))
    .where(inArray(processings.id, [...processingIds]))
    .orderBy(processings.id, processingFaces.personId)
    .limit(processingIds.length * 100);
  const parts = new Map<string, Map<string, { subject: BlockSubject; id: string }>>();
  for (const { id, kind, videoId, imageId, faceId } of rows) {
    const own = parts.get(id) ?? new Map<string, { subject: BlockSubject; id: string }>();
    const sourceId = videoId ?? imageId;
    if (sourceId) own.set(sourceId, { subject: toolFacts[kind].source, id: sourceId });
    if (faceId) own.set(faceId, { subject: 'face', id: faceId });
    parts.set(id, own);
  }
  return new Map([...parts].map(([id, own]) => [id, [...own.values()]]));
}

const playableKinds = kindsShownAs('video');

type Seen = Pick<CaseRow, 'subject' | 'subjectId'>;

/** Of these, the ones that a video can be shown of. */
export async function listPlayable(reader: Reader, cases: readonly Seen[]): Promise<Set<string>> {
  const ids = (wanted: readonly string[]) =>
    cases.filter(({ subject }) => wanted.includes(subject)).map(({ subjectId }) => subjectId);
  const [made, sent] = [ids(['processing']), ids(['video', 'clip'])];
  const results =
    made.length > 0
      ? await reader
          .select({ id: processings.id })
          .from(processings)
          .where(
            and(
              inArray(processings.id, made),
              inArray(processings.kind, playableKinds),
              isNotNull(processings.resultKey),
            ),
          )
          .limit(made.length)
      : [];
  const sources =
    sent.length > 0
      ? await reader
          .select({ id: videos.id })
          .from(videos)
          .where(and(inArray(videos.id, sent), isNotNull(videos.sourceKey)))
          .limit(sent.length)
      : [];
  return new Set([...results, ...sources].map(({ id }) => id));
}

export async function findPlayable(reader: Reader, { subject, subjectId }: Seen): Promise<string | undefined> {
  if (subject === 'processing') {
    const [found] = await reader
      .select({ key: processings.resultKey })
      .from(processings)
      .where(and(eq(processings.id, subjectId), inArray(processings.kind, playableKinds)))
      .limit(1);
    return found?.key ?? undefined;
  }
  const [found] = await reader.select({ key: videos.sourceKey }).from(videos).where(eq(videos.id, subjectId)).limit(1);
  return found?.key ?? undefined;
}
