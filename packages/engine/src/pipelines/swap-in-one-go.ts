import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  choosePeople,
  FaceFollower,
  type FollowedFrame,
  findPersonOf,
  surveyVideo,
  type SurveyedPerson,
} from '@semblante/vision/analyse';
import { EngineError, type StageProgress } from '@semblante/media';
import { openFaceNetwork } from '../face-network/index.ts';
import { Heap } from '@semblante/media/kernels';
import { encodeSegment, joinSegments, type Video, readVideo, type VideoFrame } from '@semblante/media/video';
import type { Look } from '../swap/index.ts';
import type { Vision } from '@semblante/vision/networks';
import type { Coverage } from './coverage.ts';
import { SwapCast } from './swap-cast.ts';
import type { Mapping } from './swap-job.ts';

export interface OneGoOptions {
  video: Video;
  vision: Vision;
  /** People are numbered as the survey finds them: p1 is seen most. */
  mapping: readonly Mapping[];
  out: string;
  look?: Partial<Look> | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: StageProgress) => void) | undefined;
  /** Everything is prepared; the first frame comes now. */
  onReady?: (() => void) | undefined;
}

const settings = { detectionModel: 'far', faceAngle: 'auto' } as const;

/**
 * Swaps without a stored analysis: a look at a few frames tells who is there, then one pass follows and paints. Decodes
 * once instead of twice, but cannot show anybody to choose from; meant for short clips and for those who know what is
 * in them.
 */
export async function swapInOneGo({
  video,
  vision,
  mapping,
  out,
  look,
  signal,
  onProgress,
  onReady,
}: OneGoOptions): Promise<{ frames: number; coverage: Coverage[] }> {
  const { people } = await surveyVideo(video, { vision, settings, signal });
  choosePeople({ people }, { mode: 'chosen', gender: 'any', people: mapping.map(({ person }) => person) });
  const network = openFaceNetwork();
  const total = video.timeline.pts.length;
  const segment = `${out}.${randomUUID()}.segment`;
  let done = 0;
  try {
    const cast = await SwapCast.prepare({
      people: knownPeople(people, video),
      mapping,
      vision,
      network,
      heap: new Heap(),
      look,
    });
    onReady?.();
    const frames = paintWhileFollowing(video, { vision, people, cast, signal });
    const onFrame = () => onProgress?.({ stage: 'render', done: ++done, total });
    await encodeSegment({ video, range: { first: 0, end: total }, file: segment, frames, onFrame, signal });
    await joinSegments({ video, segments: [segment], out, signal });
    return { frames: total, coverage: cast.takeCoverage() };
  } finally {
    await rm(segment, { force: true });
    await network.close();
  }
}

function knownPeople(people: readonly SurveyedPerson[], video: Video) {
  const getPerson = (id: string) => {
    const person = people.find((each) => each.id === id);
    if (!person) throw new EngineError('swap.unknown_person', { person: id });
    return person;
  };
  return { colour: video.probe.video.colour, getPerson, referencesOf: async (id: string) => getPerson(id).references };
}

interface Following {
  vision: Vision;
  people: readonly SurveyedPerson[];
  cast: SwapCast;
  signal: AbortSignal | undefined;
}

/** Frames leave painted, as soon as the follower is sure of them. */
async function* paintWhileFollowing(
  video: Video,
  { vision, people, cast, signal }: Following,
): AsyncGenerator<VideoFrame> {
  const { rotation, fps } = video.probe.video;
  const follower = new FaceFollower({
    sight: vision,
    model: settings.detectionModel,
    fps,
    faceAngle: settings.faceAngle,
    displayRotation: rotation,
    describe: people.length > 1 ? 'always' : 'encounters',
  });
  const held: VideoFrame[] = [];
  const paint = async ({ faces, isCut }: FollowedFrame, frame: VideoFrame) => {
    const whose = new Map(faces.map((face) => [personOf(face.tracklet, follower, people), face.mesh]));
    await cast.paint(frame, { faceOf: (person) => whose.get(person), isCut });
  };
  try {
    for await (const frame of readVideo(video, { signal })) {
      held.push(frame);
      for (const final of await follower.step(frame.picture, frame.index)) {
        await paint(final, held[0]!);
        yield held.shift()!;
      }
    }
    for (const final of await follower.finish()) {
      await paint(final, held[0]!);
      yield held.shift()!;
    }
  } finally {
    for (const frame of held) frame.release();
  }
}

/**
 * With one person in the survey a face that was not described yet is theirs; with several nobody is painted before it
 * is known who it is.
 */
function personOf(tracklet: number, follower: FaceFollower, people: readonly SurveyedPerson[]): string | undefined {
  const descriptions = follower.descriptionsOf(tracklet);
  if (descriptions.length === 0 && people.length === 1) return people[0]!.id;
  return findPersonOf(people, descriptions);
}
