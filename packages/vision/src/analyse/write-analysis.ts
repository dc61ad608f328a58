import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ColourSpace } from '@semblante/media/picture';
import {
  analysisFile,
  analysisVersion,
  type AnalysedPerson,
  type AnalysedVideo,
  type AnalysisSettings,
} from './analysis-schema.ts';
import { candidatesName, tracksName, type ReferenceCandidate } from './collect-faces.ts';
import { hardestMoments } from './hardest-moments.ts';
import type { LoggedFace } from './face-log.ts';
import { shotOf, type JoinedPerson } from './join-people.ts';
import { analysisName, referencesName } from './load-analysis.ts';
import { genderOf, percentile, profileOf } from './person-profile.ts';
import { PictureWriter, readPictures } from './reference-file.ts';
import { chooseReferences, referenceScore } from './reference-frames.ts';
import { TrackReader } from './track-file.ts';

/** So many meshes tell a person's usual face; more change nothing. */
const profileMeshesMax = 300;
/** Pauses shorter than this do not end a time of being shown. */
const rangeGapSeconds = 0.25;

export interface AnalysisDraft {
  settings: AnalysisSettings;
  video: AnalysedVideo;
  cuts: readonly number[];
  records: number;
  people: readonly JoinedPerson[];
  secondsOf: (frame: number) => number;
}

/** Completes a folder in which the tracks and the candidates of references already lie. */
export async function writeAnalysis(folder: string, draft: AnalysisDraft): Promise<void> {
  const chosen = draft.people.map((person) => choosePersonReferences(person, draft.cuts));
  const stored = await copyReferences(folder, chosen, draft.video.colour);
  const tracks = new TrackReader(join(folder, tracksName));
  try {
    const people = draft.people.map((person, i) =>
      describePerson(person, { place: i, draft, tracks, references: stored[i]! }),
    );
    for (const [i, person] of draft.people.entries())
      await writeFile(join(folder, people[i]!.thumbnail.name), bestThumbnail(person).jpeg);
    for (const { faces } of draft.people)
      await appendFile(join(folder, tracksName), recordsByFrame(faces, draft.video.frames));
    const { settings, video, cuts, records } = draft;
    const file = analysisFile.encode({ version: analysisVersion, settings, video, cuts: [...cuts], records, people });
    await writeFile(join(folder, analysisName), `${JSON.stringify(file)}\n`);
  } finally {
    tracks.close();
  }
  await rm(join(folder, candidatesName), { force: true });
}

function choosePersonReferences({ tracklets, faces }: JoinedPerson, cuts: readonly number[]): ReferenceCandidate[] {
  const scoresByShot = new Map<number, number[]>();
  for (const face of faces) {
    const shot = shotOf(face.frame, cuts);
    const scores = scoresByShot.get(shot) ?? [];
    scores.push(referenceScore(face));
    scoresByShot.set(shot, scores);
  }
  const candidates = tracklets.flatMap(({ references }) =>
    references.map((reference) => ({ ...reference, shot: shotOf(reference.frame, cuts) })),
  );
  return chooseReferences(candidates, scoresByShot);
}

type StoredReference = AnalysedPerson['references'][number];

async function copyReferences(
  folder: string,
  chosen: readonly (readonly ReferenceCandidate[])[],
  colour: ColourSpace,
): Promise<StoredReference[][]> {
  const writer = await PictureWriter.open(join(folder, referencesName));
  const stored: StoredReference[][] = [];
  try {
    for (const candidates of chosen) {
      const ofPerson: StoredReference[] = [];
      for (const candidate of candidates) {
        const [picture] = await readPictures(join(folder, candidatesName), [candidate], colour);
        ofPerson.push({ frame: candidate.frame, ...(await writer.append(picture!, candidate.box)) });
      }
      stored.push(ofPerson);
    }
  } finally {
    await writer.close();
  }
  return stored;
}

interface PersonContext {
  place: number;
  draft: AnalysisDraft;
  tracks: TrackReader;
  references: StoredReference[];
}

function describePerson(person: JoinedPerson, { place, draft, tracks, references }: PersonContext): AnalysedPerson {
  const { faces, embedding, genderScore } = person;
  const { secondsOf, video } = draft;
  const id = `p${place + 1}`;
  return {
    id,
    share: faces.length / video.frames,
    frames: faces.length,
    ranges: shownRanges(faces, draft),
    gender: genderOf(genderScore),
    genderScore,
    embedding,
    medianFaceWidth: percentile(
      faces.map(({ faceWidth }) => faceWidth),
      0.5,
    ),
    hardest: hardestMoments(faces, { secondsOf }),
    thumbnail: { name: `${id}.jpg`, frame: bestThumbnail(person).frame },
    ...profile(faces, tracks),
    references,
  };
}

function profile(faces: readonly LoggedFace[], tracks: TrackReader) {
  const step = Math.max(1, faces.length / profileMeshesMax);
  const sampled = Array.from({ length: Math.ceil(faces.length / step) }, (_, i) => faces[Math.floor(i * step)]!);
  const { neutral, neutralOpening, irisRatio } = profileOf(sampled.map(({ record }) => tracks.read(record).mesh));
  return { neutral, neutralOpening: [...neutralOpening] as [number, number], irisRatio };
}

const bestThumbnail = ({ tracklets }: JoinedPerson) =>
  tracklets
    .flatMap(({ thumbnails }) => thumbnails)
    .reduce((best, thumbnail) => (thumbnail.score > best.score ? thumbnail : best));

function shownRanges(
  faces: readonly LoggedFace[],
  { secondsOf, video }: AnalysisDraft,
): { fromSeconds: number; toSeconds: number }[] {
  const ranges: { fromSeconds: number; toSeconds: number }[] = [];
  for (const { frame } of faces) {
    const fromSeconds = secondsOf(frame);
    const toSeconds = fromSeconds + 1 / video.fps;
    const last = ranges.at(-1);
    if (last && fromSeconds - last.toSeconds < rangeGapSeconds) last.toSeconds = toSeconds;
    else ranges.push({ fromSeconds, toSeconds });
  }
  return ranges;
}

function recordsByFrame(faces: readonly LoggedFace[], frames: number): Uint8Array {
  const records = new Int32Array(frames).fill(-1);
  for (const { frame, record } of faces) records[frame] = record;
  return new Uint8Array(records.buffer);
}
