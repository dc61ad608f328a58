import type { ImagePurpose } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { faces, images, processingFaces, processings, videos } from '@semblante/db/schema';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';
import { kindsThatContinue } from '../tools/index.ts';
import type { CaseRow } from './review.queries.ts';

/** What a case is about, as its owner calls it. */
export interface CaseThing {
  title: string;
  /** Nobody has cancelled or deleted it meanwhile. */
  isHeld: boolean;
  /** A clip of the catalogue. */
  isClip: boolean;
  /** What an image was sent for. */
  imagePurpose?: ImagePurpose;
}

type About = Pick<CaseRow, 'subject' | 'subjectId'>;

export async function findThing(reader: Reader, { subject, subjectId }: About): Promise<CaseThing | undefined> {
  switch (subject) {
    case 'face': {
      const [face] = await reader
        .select({ title: faces.name, state: faces.state })
        .from(faces)
        .where(eq(faces.id, subjectId))
        .limit(1);
      return face && { title: face.title, isHeld: face.state === 'held', isClip: false };
    }
    case 'video': {
      const [video] = await reader
        .select({ title: videos.fileName, state: videos.state, purpose: videos.purpose })
        .from(videos)
        .where(eq(videos.id, subjectId))
        .limit(1);
      return video && { title: video.title, isHeld: video.state === 'held', isClip: video.purpose === 'clip' };
    }
    case 'image': {
      const [image] = await reader
        .select({ title: images.fileName, state: images.state, purpose: images.purpose })
        .from(images)
        .where(eq(images.id, subjectId))
        .limit(1);
      return (
        image && { title: image.title, isHeld: image.state === 'held', isClip: false, imagePurpose: image.purpose }
      );
    }
    case 'processing': {
      const [made] = await reader
        .select({ title: processings.title, status: processings.status, stage: processings.stage })
        .from(processings)
        .where(eq(processings.id, subjectId))
        .limit(1);
      return (
        made && { title: made.title, isHeld: made.status === 'in_progress' && made.stage === 'review', isClip: false }
      );
    }
    case 'report':
      return undefined;
    default:
      return subject satisfies never;
  }
}

/** The video of a result and who was to get which face in it; none of a clip or an image. */
export async function findOrder(
  reader: Reader,
  processingId: string,
): Promise<{ videoId: string; faces: Record<string, string> } | undefined> {
  const rows = await reader
    .select({ videoId: processings.videoId, personId: processingFaces.personId, faceId: processingFaces.faceId })
    .from(processings)
    .innerJoin(processingFaces, eq(processingFaces.processingId, processings.id))
    .where(and(eq(processings.id, processingId), inArray(processings.kind, kindsThatContinue)))
    .orderBy(processingFaces.personId)
    .limit(100);
  const videoId = rows[0]?.videoId;
  return videoId
    ? {
        videoId,
        faces: Object.fromEntries(rows.flatMap(({ personId, faceId }) => (faceId ? [[personId, faceId]] : []))),
      }
    : undefined;
}

/** The face that the page would offer first. */
export async function findFirstFace(reader: Reader, userId: UserId): Promise<string | undefined> {
  const [found] = await reader
    .select({ id: faces.id })
    .from(faces)
    .where(and(eq(faces.userId, userId), eq(faces.state, 'usable')))
    .orderBy(desc(faces.isFavourite), desc(faces.lastUsedAt), desc(faces.id))
    .limit(1);
  return found?.id;
}

export async function findLastVideo(reader: Reader, userId: UserId): Promise<string | undefined> {
  const isUsable = and(
    eq(videos.userId, userId),
    eq(videos.purpose, 'video'),
    eq(videos.state, 'ready'),
    isNotNull(videos.sourceKey),
  );
  const [found] = await reader
    .select({ id: videos.id })
    .from(videos)
    .where(isUsable)
    .orderBy(desc(videos.lastUsedAt), desc(videos.id))
    .limit(1);
  return found?.id;
}
