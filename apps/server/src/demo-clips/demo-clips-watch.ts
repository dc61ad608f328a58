import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDemoClip, listMissingDemos, publishReadyDemos } from '@semblante/core/catalog';
import { addMs, type UserId } from '@semblante/core/kernel';
import { areOthersAtWork } from '@semblante/core/steps';
import { programArguments } from '@semblante/engine';
import type { MediaDeps } from '../media/media-deps.ts';
import { proofPage } from './demo-proof.ts';
import { type Demo, demos } from './demo-records.ts';

/** An upload that brought nothing for so long is not arriving any more. */
const arrivingMs = 60_000;
const lookEveryMs = 1_000;

interface DemoClips {
  /** How many of them; none leaves the catalogue to staff. */
  count: number;
  ownerId: UserId;
  stopping: AbortSignal;
}

/**
 * One clip a run, in the background: the page is served meanwhile, each clip appears when it is ready, and a start
 * after a crash goes on with what is missing.
 */
export function demoClipsWatch(deps: MediaDeps, { count, ownerId, stopping }: DemoClips): () => Promise<void> {
  const wanted = demos.slice(0, count);
  return async () => {
    await publishReadyDemos(
      deps.videos,
      wanted.map(({ id }) => id),
    );
    const [next] = await listMissingDemos(deps.videos, wanted);
    if (next && !stopping.aborted && !(await isSomebodyAtWork(deps, ownerId)))
      await add(deps, next, { ownerId, stopping });
  };
}

/** What the product does for itself waits for people. */
async function isSomebodyAtWork({ videos: { db, clock } }: MediaDeps, ownerId: UserId): Promise<boolean> {
  return await areOthersAtWork(db, { than: ownerId, arrivingSince: addMs(clock(), -arrivingMs) });
}

async function add(
  deps: MediaDeps,
  demo: Demo,
  { ownerId, stopping }: Pick<DemoClips, 'ownerId' | 'stopping'>,
): Promise<void> {
  const { scratchFolder } = deps.room;
  await mkdir(scratchFolder, { recursive: true });
  const folder = await mkdtemp(join(scratchFolder, 'demo-'));
  try {
    const [file, proof] = [join(folder, 'clip.mp4'), join(folder, 'proof.pdf')];
    if (
      (await draw(demo.scene, file, { stopping, mustRest: async () => await isSomebodyAtWork(deps, ownerId) })) ===
      'stopped'
    )
      return;
    await writeFile(
      proof,
      proofPage([
        'Semblante: demonstration material',
        `Clip: ${demo.title.en}`,
        'Drawn in code by the program itself. Nobody real is shown, and no third party has a right in it.',
      ]),
    );
    const { scene: _drawn, ...record } = demo;
    await addDemoClip(deps.videos, { record, ownerId, file, proof });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Drawing {
  stopping: AbortSignal;
  mustRest: () => Promise<boolean>;
}

async function draw(scene: string, file: string, { stopping, mustRest }: Drawing): Promise<'drawn' | 'stopped'> {
  const entry = new URL('./draw-demo-clip.ts', import.meta.url);
  const child = spawn(process.execPath, [...programArguments(entry), scene, file], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => void child.kill('SIGKILL');
  stopping.addEventListener('abort', stop, { once: true });
  // Stands still while somebody works, and goes on where it was.
  const rest = setInterval(
    () =>
      void mustRest().then(
        (isBusy) => child.kill(isBusy ? 'SIGSTOP' : 'SIGCONT'),
        () => child.kill('SIGCONT'),
      ),
    lookEveryMs,
  );
  let words = '';
  child.stderr.on('data', (data: Buffer) => (words = (words + data.toString()).slice(-2000)));
  try {
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('exit', resolve),
    );
    if (stopping.aborted) return 'stopped';
    if (code !== 0) throw new Error(`the demo clip ${scene} could not be drawn: ${words}`);
    return 'drawn';
  } finally {
    clearInterval(rest);
    stopping.removeEventListener('abort', stop);
  }
}
