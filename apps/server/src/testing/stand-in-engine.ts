import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Engine, EngineError, type EngineErrorCode, type TaskName } from '@semblante/engine';

export interface StandInEngine extends Engine {
  /** Tasks in the order they were asked for. */
  asked: TaskName[];
  /** What the next runs of a task end with, first come first served; after that they end well. */
  failures: Partial<Record<TaskName, EngineErrorCode[]>>;
  /** Runs before a task ends well. */
  before?: (task: TaskName, signal: AbortSignal | undefined) => Promise<void>;
}

const segments = [
  { first: 0, end: 300 },
  { first: 300, end: 600 },
];

/**
 * Answers as the engine would about a video of two segments, at once, and fails when it is told to. For what happens
 * around it.
 */
export function createStandInEngine(): StandInEngine {
  const engine: StandInEngine = {
    asked: [],
    failures: {},
    run: async (task, input, options) => {
      engine.asked.push(task);
      const failure = engine.failures[task]?.shift();
      if (failure) throw new EngineError(failure);
      await engine.before?.(task, options?.signal);
      return (await answer(task, input as Record<string, unknown>)) as never;
    },
    close: async () => {},
  };
  return engine;
}

async function answer(task: TaskName, input: Record<string, unknown>): Promise<unknown> {
  switch (task) {
    case 'planSwap':
      return { range: { first: 0, end: 600 }, segments };
    case 'renderSegment':
      return { coverage: [{ person: 'p1', shown: 300, swapped: 300 }], wasRendered: false };
    case 'joinSwap':
      await write(String(input['out']));
      return {
        frames: 600,
        coverage: [{ person: 'p1', shown: 600, swapped: 590 }],
        label: { drawn: 600, withoutRoom: 0 },
        provenance: { signed: true },
      };
    case 'screenVideo':
      return {
        verdict: 'pass',
        seen: { frames: 600, looked: 20, asked: 0, scores: { sexual: 0, sexy: 0, secondSexual: undefined } },
      };
    case 'analyse':
      return { people: Array.from({ length: 100 }, (_, place) => personAt(place)) };
    case 'leaveOut':
      await write(String(input['out']));
      return { seconds: 12, frames: 360, bytes: 4 };
    case 'cutOut':
      await write(String(input['out']));
      return { width: 1200, height: 800, format: 'png', coverage: 0.4, warnings: [], provenance: { signed: true } };
    case 'enhance':
      await write(String(input['out']));
      return {
        width: 2400,
        height: 1600,
        format: 'jpeg',
        wasCleaned: true,
        smallFaces: 1,
        frames: 'one',
        provenance: { signed: true },
      };
    case 'viewCutOut':
      return undefined;
    case 'screenImage':
      return {
        verdict: 'pass',
        seen: { frames: 1, looked: 1, asked: 0, scores: { sexual: 0, sexy: 0, secondSexual: undefined } },
      };
    case 'fingerprintImage':
    case 'fingerprintVideo':
      return { fingerprint: 'AAAA' };
    case 'probe':
      return { bytes: 4, seconds: 20, video: { width: 1280, height: 720, fps: 30, frames: 600 }, audio: undefined };
    case 'stills': {
      const file = join(String(input['out']), 'still-0.jpg');
      await write(file);
      return { files: [file] };
    }
    default:
      throw new Error(`the stand-in knows nothing of ${task}`);
  }
}

/** A crowd, the first ones seen most. */
function personAt(place: number) {
  const name = `p${place + 1}`;
  return {
    id: name,
    share: 1 / (place + 1),
    ranges: [],
    gender: 'unknown',
    medianFaceWidth: 60,
    hardest: [],
    thumbnail: { name: `${name}.jpg`, frame: 0 },
  };
}

async function write(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'made');
}
