import type { Mail } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { findFirstFace, findLastVideo, findOrder } from './case-thing.queries.ts';
import type { CaseRow } from './review.queries.ts';

type Continued = Extract<Mail, { template: 'review_decided' }>['params']['continuation'];

const nothing: Continued = { video_id: null, faces: {}, face_id: null };

/** Where its owner goes on: what was being prepared when it was held, or else what can be started with one press. */
export async function continueAfter(reader: Reader, found: CaseRow, userId: UserId): Promise<Continued> {
  // Of what was refused before the file is gone: it has to be sent again.
  if (found.state !== 'open') return nothing;
  if (found.continuation)
    return {
      video_id: found.continuation.video_id,
      faces: Object.fromEntries(found.continuation.mapping.map(({ person_id, face_id }) => [person_id, face_id])),
      face_id: null,
    };
  switch (found.subject) {
    case 'video':
      return { ...nothing, video_id: found.subjectId, face_id: (await findFirstFace(reader, userId)) ?? null };
    case 'face':
      return { ...nothing, video_id: (await findLastVideo(reader, userId)) ?? null, face_id: found.subjectId };
    case 'processing': {
      const order = await findOrder(reader, found.subjectId);
      return order ? { ...nothing, video_id: order.videoId, faces: order.faces } : nothing;
    }
    case 'image':
    case 'report':
      return nothing;
    default:
      return found.subject satisfies never;
  }
}
