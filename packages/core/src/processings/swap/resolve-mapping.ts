import type { SwapSettings, VideoPerson } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { requireVisible } from '../../blocking/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { VideoRow } from '../../videos/index.ts';
import { isMappingOf, type MappedFace, mapFaces, type MappingItem } from '../map-faces.ts';

type Person = Pick<VideoPerson, 'id' | 'gender' | 'share' | 'face_width'>;

/** Who in the video takes whose face; anyone or anything that is not the caller's to use does not exist. */
export async function resolveMapping(
  reader: Reader,
  asked: { userId: UserId; video: VideoRow; mapping: readonly MappingItem[]; settings: SwapSettings },
): Promise<MappedFace[]> {
  const { userId, video, mapping, settings } = asked;
  // A clip of the catalogue and its video have one id.
  for (const subject of ['video', 'clip'] as const) await requireVisible(reader, { subject, id: video.id });
  const open = new Set(swappable(video.people, settings).map(({ id }) => id));
  if (!isMappingOf(open, mapping)) throw new AppError('videos.unknown_person', {}, { field: 'mapping' });
  return await mapFaces(reader, { userId, mapping });
}

/** The people whom the settings leave to be mapped. */
export function swappable<P extends Person>(
  people: readonly P[],
  { detection_mode: mode = 'all', gender = 'any' }: SwapSettings,
): P[] {
  const wanted = people.filter((person) => gender === 'any' || person.gender === gender || person.gender === 'unknown');
  if (mode !== 'largest') return wanted;
  // The largest is who fills most of the picture for most of the time.
  const size = (person: Person) => person.face_width * person.share;
  return wanted.toSorted((a, b) => size(b) - size(a)).slice(0, 1);
}

export function requireTrim(video: VideoRow, { trim }: SwapSettings): void {
  const seconds = video.probe?.seconds ?? 0;
  if (trim && (trim.to - trim.from < 0.2 || trim.from >= seconds))
    throw new AppError('videos.trim_empty', {}, { field: 'settings' });
}

export function secondsOf(video: VideoRow, { trim }: SwapSettings): number {
  const seconds = video.probe?.seconds ?? 0;
  return trim ? Math.min(seconds, trim.to) - Math.max(0, trim.from) : seconds;
}
