import { EngineError } from '@semblante/media';
import { frameIndexAt, type Video, readVideo } from '@semblante/media/video';
import type { YuvPicture } from '@semblante/media/picture';
import { anglesOf, regionOfMesh } from '../networks/index.ts';
import type { AnalysisSettings } from './analysis-schema.ts';
import { overlapOf, sameFaceOverlap } from './box-overlap.ts';
import { clusterPeople } from './cluster-people.ts';
import { copyBox, type PixelBox } from './copy-box.ts';
import { isJump, type Sighting } from './face-track.ts';
import { findFaces } from './find-faces.ts';
import { measure, type Sight } from './follow-track.ts';
import { meanEmbedding, qualityOf, type FaceDescription } from './identities.ts';
import { shifted, type FaceReference } from './load-analysis.ts';
import { genderOf, percentile, profileOf, type PersonProfile } from './person-profile.ts';
import { DetectionPlan } from './plan-detection.ts';
import { planSurvey, type SurveyRun } from './plan-survey.ts';
import { chooseReferences, faceBox, referenceScore } from './reference-frames.ts';

/** A person as far as some frames of a video tell: enough to swap their face in a single pass. */
export interface SurveyedPerson extends PersonProfile {
  id: string;
  /** Of the frames looked at. */
  share: number;
  frames: number;
  gender: 'female' | 'male' | 'unknown';
  genderScore: number;
  embedding: Float32Array;
  medianFaceWidth: number;
  references: FaceReference[];
}

export interface SurveyOptions {
  vision: Sight;
  settings: AnalysisSettings;
  signal?: AbortSignal | undefined;
}

/** One face followed through the samples of one run. */
interface SampledFace {
  run: number;
  sightings: Sighting[];
  pictures: { box: PixelBox; picture: YuvPicture }[];
  descriptions: FaceDescription[];
}

/** A new look for newcomers, and a new description, after so many samples. */
const samplesBetweenLooks = 4;
const confidenceMin = 6;

/**
 * Looks at some frames of a video, so that people, their usual faces and their references are known before a single
 * pass over all of it.
 */
export async function surveyVideo(
  video: Video,
  { vision, settings, signal }: SurveyOptions,
): Promise<{ people: SurveyedPerson[] }> {
  const { rotation, fps, frames } = video.probe.video;
  const plan = new DetectionPlan({
    model: settings.detectionModel,
    faceAngle: settings.faceAngle,
    displayRotation: rotation,
    fps,
  });
  const keyframes = video.timeline.keyframes.flatMap(({ pts }) => frameIndexAt(video.timeline, pts) ?? []);
  const faces: SampledFace[] = [];
  let samples = 0;
  for (const [i, run] of planSurvey({ frames, keyframes }).entries()) {
    faces.push(...(await surveyRun(video, { ...run, number: i, vision, plan, signal }).catch(nothingWhereDamaged)));
    samples += run.frames.length;
  }
  return { people: peopleOf(faces, { fps, samples }) };
}

/** A run may lie in a damaged part of a video that as a whole can be read. */
function nothingWhereDamaged(cause: unknown): [] {
  if (cause instanceof EngineError && cause.code === 'media.damaged') return [];
  throw cause;
}

interface RunOptions extends SurveyRun {
  number: number;
  vision: Sight;
  plan: DetectionPlan;
  signal: AbortSignal | undefined;
}

async function surveyRun(
  video: Video,
  { fromFrame, frames, number, vision, plan, signal }: RunOptions,
): Promise<SampledFace[]> {
  const wanted = new Set(frames);
  const all: SampledFace[] = [];
  let open: SampledFace[] = [];
  let sample = 0;
  for await (const frame of readVideo(video, { fromFrame, toFrame: frames.at(-1)! + 1, readAhead: 2, signal })) {
    try {
      if (signal?.aborted) throw new EngineError('engine.aborted');
      if (!wanted.has(frame.index)) continue;
      const { picture, index } = frame;
      open = await followSampled(open, { vision, picture, frame: index });
      const isLook = open.length === 0 || sample % samplesBetweenLooks === 0;
      const angles = isLook ? plan.anglesFor({ frame: index, followed: open.length, lost: 0, isShotStart: true }) : [];
      const known = open.map(({ sightings }) => sightings.at(-1)!);
      const newcomers = (await findFaces(vision, plan, { picture, frame: index, angles, known })).map((seen) => ({
        run: number,
        sightings: [seen],
        pictures: [],
        descriptions: [],
      }));
      open.push(...newcomers);
      all.push(...newcomers);
      for (const face of open) await keepSample(face, { vision, picture });
      sample++;
    } finally {
      frame.release();
    }
  }
  return all;
}

async function followSampled(
  faces: readonly SampledFace[],
  { vision, picture, frame }: { vision: Sight; picture: YuvPicture; frame: number },
): Promise<SampledFace[]> {
  const followed: SampledFace[] = [];
  for (const face of faces) {
    const last = face.sightings.at(-1)!;
    const seen = await measure(vision, { picture, frame, region: regionOfMesh(last.mesh) });
    const isDouble =
      seen && followed.some(({ sightings }) => overlapOf(sightings.at(-1)!.box, seen.box) > sameFaceOverlap);
    if (!seen || isDouble || isJump(last, seen)) continue;
    face.sightings.push(seen);
    followed.push(face);
  }
  return followed;
}

async function keepSample(
  { sightings, pictures, descriptions }: SampledFace,
  { vision, picture }: { vision: Sight; picture: YuvPicture },
): Promise<void> {
  const last = sightings.at(-1)!;
  const box = faceBox(picture, last.mesh);
  pictures.push({ box, picture: copyBox(picture, box) });
  if (sightings.length % samplesBetweenLooks !== 1) return;
  const { embedding, gender } = await vision.describe(picture, last.mesh);
  descriptions.push({ frame: last.frame, embedding, gender, quality: qualityOf(last) });
}

function peopleOf(faces: readonly SampledFace[], { fps, samples }: { fps: number; samples: number }): SurveyedPerson[] {
  const stretches = faces.map(({ run, sightings, descriptions }) => ({
    firstFrame: sightings[0]!.frame,
    lastFrame: sightings.at(-1)!.frame,
    shot: run,
    embedding: meanEmbedding(descriptions)!,
    weight: descriptions.reduce((sum, { quality }) => sum + quality, 0),
    quality: Math.max(...descriptions.map(({ quality }) => quality)),
    start: placeOf(sightings[0]!),
    end: placeOf(sightings.at(-1)!),
  }));
  const groups = clusterPeople(stretches, { fps }).map((members) => members.map((i) => faces[i]!));
  const countOf = (group: readonly SampledFace[]) => group.reduce((sum, { sightings }) => sum + sightings.length, 0);
  return groups
    .filter(
      (group) =>
        percentile(
          group.flatMap(({ sightings }) => sightings.map(({ confidence }) => confidence)),
          0.75,
        ) >= confidenceMin,
    )
    .sort((a, b) => countOf(b) - countOf(a))
    .map((group, i) => personOf(group, { id: `p${i + 1}`, samples }));
}

const placeOf = ({ box: { centreX, centreY }, shape: { faceWidth } }: Sighting) => ({ centreX, centreY, faceWidth });

function personOf(group: readonly SampledFace[], { id, samples }: { id: string; samples: number }): SurveyedPerson {
  const sightings = group.flatMap((face) => face.sightings);
  const descriptions = group.flatMap((face) => face.descriptions);
  const weight = descriptions.reduce((sum, { quality }) => sum + quality, 0);
  const genderScore = descriptions.reduce((sum, { gender, quality }) => sum + gender * quality, 0) / weight;
  return {
    id,
    share: sightings.length / samples,
    frames: sightings.length,
    gender: genderOf(genderScore),
    genderScore,
    embedding: meanEmbedding(descriptions)!,
    medianFaceWidth: percentile(
      sightings.map(({ shape }) => shape.faceWidth),
      0.5,
    ),
    ...profileOf(sightings.map(({ mesh }) => mesh)),
    references: referencesOf(group),
  };
}

/** Runs stand for shots: each may have a light of its own. */
function referencesOf(group: readonly SampledFace[]): FaceReference[] {
  const candidates = group.flatMap(({ run, sightings, pictures }) =>
    sightings.map(({ frame, mesh, confidence }, i) => {
      const { box, picture } = pictures[i]!;
      return {
        frame,
        shot: run,
        score: referenceScore({ confidence, yaw: anglesOf(mesh).yaw }),
        confidence,
        picture,
        mesh: shifted(mesh, box),
      };
    }),
  );
  const scoresByShot = new Map<number, number[]>();
  for (const { shot, score } of candidates) scoresByShot.set(shot, [...(scoresByShot.get(shot) ?? []), score]);
  return chooseReferences(candidates, scoresByShot).map(({ frame, picture, mesh, confidence }) => ({
    frame,
    picture,
    mesh,
    confidence,
  }));
}
