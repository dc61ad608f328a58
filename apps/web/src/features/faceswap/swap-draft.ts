import {
  AnalysisSettings,
  detectionModes,
  type Face,
  genderFilters,
  mappingMax,
  type StartBody,
  Trim,
  type Video,
  videoLimits,
  type VideoPerson,
} from '@semblante/contracts';
import * as z from 'zod';

/**
 * What was chosen for one video and not started yet. It is kept in the browser, so nothing of it is lost on the way to
 * buy credits.
 */
export const SwapDraft = z.object({
  /** Person to face. */
  faces: z.record(z.string(), z.uuid()),
  /** The one face of the mode "all". */
  everyone: z.uuid().optional(),
  mode: z.enum(detectionModes),
  gender: z.enum(genderFilters),
  trim: Trim.optional(),
  /** The look at the video that found these people: another look may number them otherwise. */
  seenWith: AnalysisSettings,
});
export type SwapDraft = z.infer<typeof SwapDraft>;
type VideoStart = Extract<StartBody, { kind: 'video' }>;
type Filter = Pick<SwapDraft, 'mode' | 'gender'>;

export function newDraft(video: Pick<Video, 'settings'>): SwapDraft {
  return { faces: {}, mode: 'chosen', gender: 'any', seenWith: video.settings };
}

/**
 * Whom the settings let a mapping name, those longest on screen first. The same rule as the server's: it refuses anyone
 * else.
 */
export function eligiblePeople(people: readonly VideoPerson[], { mode, gender }: Filter): VideoPerson[] {
  const wanted = people.filter((person) => gender === 'any' || person.gender === gender || person.gender === 'unknown');
  if (mode !== 'largest') return wanted.toSorted((one, other) => other.seconds - one.seconds);
  const size = (person: VideoPerson) => person.face_width * person.share;
  return wanted.toSorted((one, other) => size(other) - size(one)).slice(0, 1);
}

export function chooseFace(draft: SwapDraft, personId: string, faceId: string | undefined): SwapDraft {
  const { [personId]: _before, ...others } = draft.faces;
  return { ...draft, faces: faceId === undefined ? others : { ...others, [personId]: faceId } };
}

/** Who gets which face, as the server is asked for it. Empty while nobody gets one. */
export function mappingOf(draft: SwapDraft, people: readonly VideoPerson[]): VideoStart['mapping'] {
  const faceOf = ({ id }: VideoPerson) => (draft.mode === 'all' ? draft.everyone : draft.faces[id]);
  return eligiblePeople(people, draft)
    .flatMap((person) => {
      const face_id = faceOf(person);
      return face_id === undefined ? [] : [{ person_id: person.id, face_id }];
    })
    .slice(0, mappingMax);
}

export function startBodyOf(draft: SwapDraft, video: Pick<Video, 'id' | 'people' | 'settings'>): VideoStart {
  return {
    kind: 'video',
    video_id: video.id,
    mapping: mappingOf(draft, video.people),
    settings: {
      ...video.settings,
      detection_mode: draft.mode,
      gender: draft.gender,
      ...(draft.trim !== undefined && { trim: draft.trim }),
    },
  };
}

/** A moment that shows somebody who gets a face: the middle of the longest time on screen. */
export function firstMomentOf(mapping: VideoStart['mapping'], people: readonly VideoPerson[]): number {
  const ranges = people.find(({ id }) => id === mapping[0]?.person_id)?.ranges ?? [];
  const [longest] = ranges.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return longest === undefined ? 0 : Math.round(((longest.from + longest.to) / 2) * 10) / 10;
}

/** What a link brings along: who gets which face, or one face for whoever is seen most. */
export const OfferedFaces = z.object({ faces: z.record(z.string(), z.uuid()), face: z.uuid().optional() });
export type OfferedFaces = z.infer<typeof OfferedFaces>;

const pairs = /^(p[1-9][0-9]{0,3})\.([0-9a-f-]{36})$/;

/** Of an address: `faces=p1.<id>,p2.<id>` or `face=<id>`; nothing where it names none. */
export function offeredBy(query: URLSearchParams): OfferedFaces | undefined {
  const faces = Object.fromEntries(
    (query.get('faces') ?? '').split(',').flatMap((pair) => {
      const [, person, face] = pairs.exec(pair) ?? [];
      return person && face ? [[person, face]] : [];
    }),
  );
  const offered = OfferedFaces.safeParse({ faces, face: query.get('face') ?? undefined });
  return offered.success && (Object.keys(offered.data.faces).length > 0 || offered.data.face !== undefined)
    ? offered.data
    : undefined;
}

/** What was chosen here stays; without a choice the offered one is made. */
export function withOffered(
  draft: SwapDraft,
  people: readonly VideoPerson[],
  offered: OfferedFaces | undefined,
): SwapDraft {
  if (offered === undefined || Object.keys(draft.faces).length > 0 || draft.everyone !== undefined) return draft;
  if (Object.keys(offered.faces).length > 0) return { ...draft, faces: offered.faces };
  const [main] = eligiblePeople(people, draft);
  return main === undefined ? draft : chooseFace(draft, main.id, offered.face);
}

/** One person and one face need no choosing. One's own face comes before the invented one of the example. */
export function findOnlyPair(
  people: readonly Pick<VideoPerson, 'id'>[],
  faces: readonly Pick<Face, 'id' | 'state' | 'consent'>[],
): { personId: string; faceId: string } | undefined {
  const usable = faces.filter(({ state }) => state === 'usable');
  const own = usable.filter(({ consent }) => consent.kind !== 'invented');
  const [person] = people;
  const [face] = own.length > 0 ? own : usable;
  if (person === undefined || face === undefined || people.length > 1 || own.length > 1) return undefined;
  return { personId: person.id, faceId: face.id };
}

/**
 * The pair to make where nobody chose: once, and anew when one's own face comes after the invented one. A second own
 * face undoes nothing.
 */
export function findNextPair(
  draft: SwapDraft,
  {
    people,
    faces,
    pairedFaceId,
  }: { people: readonly VideoPerson[]; faces: Parameters<typeof findOnlyPair>[1]; pairedFaceId: string | undefined },
) {
  const pair = findOnlyPair(people, faces);
  if (pair === undefined || draft.mode === 'all' || pair.faceId === pairedFaceId) return undefined;
  return pairedFaceId !== undefined || mappingOf(draft, people).length === 0 ? pair : undefined;
}

interface Present {
  video: Pick<Video, 'people' | 'settings' | 'probe'>;
  /** Faces that can be used now; unknown while they load. */
  usableFaceIds: ReadonlySet<string> | undefined;
}

/**
 * A draft kept from before, without what is no longer there: people of another look, faces that are gone, a part beyond
 * the end.
 */
export function fitDraft(draft: SwapDraft, { video, usableFaceIds }: Present): SwapDraft {
  if (!isSameLook(draft.seenWith, video.settings))
    return { ...newDraft(video), mode: draft.mode, gender: draft.gender, ...(draft.trim && { trim: draft.trim }) };
  const known = new Set(video.people.map(({ id }) => id));
  const isUsable = (faceId: string) => usableFaceIds?.has(faceId) ?? true;
  const faces = Object.fromEntries(
    Object.entries(draft.faces).filter(([personId, faceId]) => known.has(personId) && isUsable(faceId)),
  );
  const { everyone, trim, ...rest } = draft;
  return {
    ...rest,
    faces,
    ...(everyone !== undefined && isUsable(everyone) && { everyone }),
    ...(trim !== undefined && isWithin(trim, video.probe?.seconds) && { trim }),
  };
}

function isSameLook(one: AnalysisSettings, other: AnalysisSettings): boolean {
  return one.detection_model === other.detection_model && one.face_angle === other.face_angle;
}

function isWithin({ from, to }: { from: number; to: number }, seconds: number | undefined): boolean {
  return seconds !== undefined && from < to && to <= seconds;
}

/** The whole video is no part: it is asked for without one. A video a breath over the limit ends at the limit. */
export function trimOf(part: { from: number; to: number }, seconds: number): SwapDraft['trim'] {
  if (part.from <= 0 && part.to >= seconds) return undefined;
  return { from: Math.max(0, part.from), to: Math.min(part.to, seconds, videoLimits.secondsMax) };
}
