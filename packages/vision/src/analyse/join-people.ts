import { clusterPeople, type FacePlace, type Stretch } from './cluster-people.ts';
import type { CollectedTracklet } from './collect-faces.ts';
import type { Rename } from './face-crowd.ts';
import type { LoggedFace } from './face-log.ts';
import { meanEmbedding, type FaceDescription } from './identities.ts';
import { percentile } from './person-profile.ts';

/** A logit. Under this the mesh network hardly believes its own eyes. */
const personConfidenceMin = 6;
/** Shorter appearances in the whole video are nobody to be mapped. */
const personFramesMin = 5;

/** One person of a video, before anything is worked out about them. */
export interface JoinedPerson {
  tracklets: CollectedTracklet[];
  /** In the order of frames. */
  faces: LoggedFace[];
  embedding: Float32Array;
  /** Mean over all descriptions: 0 female to 1 male. */
  genderScore: number;
}

export interface JoinInput {
  tracklets: readonly CollectedTracklet[];
  renames: readonly Rename[];
  cuts: readonly number[];
  descriptionsOf: (tracklet: number) => readonly FaceDescription[];
  fps: number;
  /** Of the whole video. */
  frames: number;
}

/** The people of a video, the longest shown first. */
export function joinPeople({ tracklets, renames, cuts, descriptionsOf, fps, frames }: JoinInput): JoinedPerson[] {
  const known = applyRenames(tracklets, renames).filter(
    ({ id, log }) => log.length > 0 && descriptionsOf(id).length > 0,
  );
  const stretches = known.map((tracklet) => stretchOf(tracklet, { cuts, descriptions: descriptionsOf(tracklet.id) }));
  const people = clusterPeople(stretches, { fps }).map((members) =>
    personOf(
      members.map((i) => known[i]!),
      descriptionsOf,
    ),
  );
  return people
    .filter((person) => isSomebody(person, frames))
    .sort((a, b) => b.faces.length - a.faces.length || a.faces[0]!.frame - b.faces[0]!.frame);
}

function applyRenames(tracklets: readonly CollectedTracklet[], renames: readonly Rename[]): CollectedTracklet[] {
  const byId = new Map(tracklets.map((tracklet) => [tracklet.id, tracklet]));
  for (const { from, to, fromFrame } of renames) {
    const source = byId.get(from);
    if (!source) continue;
    const later = splitTracklet(source, { to, fromFrame });
    const target = byId.get(to);
    byId.set(to, target ? concatenated(later, target) : later);
  }
  return [...byId.values()];
}

function splitTracklet(
  source: CollectedTracklet,
  { to, fromFrame }: { to: number; fromFrame: number },
): CollectedTracklet {
  const isLater = ({ frame }: { frame: number }) => frame >= fromFrame;
  const later = {
    id: to,
    log: source.log.splitFrom(fromFrame),
    references: source.references.filter(isLater),
    thumbnails: source.thumbnails.filter(isLater),
  };
  source.references = source.references.filter((reference) => !isLater(reference));
  source.thumbnails = source.thumbnails.filter((thumbnail) => !isLater(thumbnail));
  return later;
}

function concatenated(earlier: CollectedTracklet, later: CollectedTracklet): CollectedTracklet {
  for (const face of later.log) earlier.log.add(face);
  return {
    ...earlier,
    references: [...earlier.references, ...later.references],
    thumbnails: [...earlier.thumbnails, ...later.thumbnails],
  };
}

function stretchOf(
  { log }: CollectedTracklet,
  { cuts, descriptions }: { cuts: readonly number[]; descriptions: readonly FaceDescription[] },
): Stretch {
  const [first, last] = [log.at(0), log.at(log.length - 1)];
  return {
    firstFrame: first.frame,
    lastFrame: last.frame,
    shot: shotOf(first.frame, cuts),
    embedding: meanEmbedding(descriptions)!,
    weight: descriptions.reduce((sum, { quality }) => sum + quality, 0),
    quality: Math.max(...descriptions.map(({ quality }) => quality)),
    start: placeOf(first),
    end: placeOf(last),
  };
}

const placeOf = ({ centreX, centreY, faceWidth }: LoggedFace): FacePlace => ({ centreX, centreY, faceWidth });

/** Counts up at every cut. */
export const shotOf = (frame: number, cuts: readonly number[]) => cuts.filter((cut) => cut <= frame).length;

function personOf(
  tracklets: CollectedTracklet[],
  descriptionsOf: (tracklet: number) => readonly FaceDescription[],
): JoinedPerson {
  const descriptions = tracklets.flatMap(({ id }) => descriptionsOf(id));
  const weight = descriptions.reduce((sum, { quality }) => sum + quality, 0);
  return {
    tracklets,
    faces: tracklets.flatMap(({ log }) => [...log]).sort((a, b) => a.frame - b.frame),
    embedding: meanEmbedding(descriptions)!,
    genderScore: descriptions.reduce((sum, { gender, quality }) => sum + gender * quality, 0) / weight,
  };
}

function isSomebody({ faces }: JoinedPerson, frames: number): boolean {
  return (
    faces.length >= Math.min(personFramesMin, frames) &&
    percentile(
      faces.map(({ confidence }) => confidence),
      0.75,
    ) >= personConfidenceMin
  );
}
