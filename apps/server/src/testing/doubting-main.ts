// The whole product with a screen that doubts when it is told to: for tests of what happens then, without any media
// that deserves a doubt.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, ScreenVerdict } from '@semblante/engine';
import { startApplication } from '../application.ts';
import { readConfig } from '../config.ts';
import { openEngineRoom } from '../media/engine-room.ts';

const config = readConfig();

const verdict = {
  verdict: 'review',
  code: 'content.perhaps_sexual',
  reasons: [
    {
      code: 'content.perhaps_sexual',
      moments: [
        { frame: 15, seconds: 1 },
        { frame: 22, seconds: 1.5 },
      ],
    },
  ],
  seen: { frames: 45, looked: 9, asked: 2, scores: { sexual: 0.6, sexy: 0.3, secondSexual: 0.5 } },
} as unknown as ScreenVerdict;

/** A file `doubt-video`, `doubt-picture` or `doubt-result` in the data folder is one doubt, and goes with it. */
function isDoubted(kind: 'video' | 'picture' | 'result'): boolean {
  const mark = join(config.dataFolder, `doubt-${kind}`);
  if (!existsSync(mark)) return false;
  rmSync(mark);
  return true;
}

function doubting(engine: Engine): Engine {
  const run: Engine['run'] = async (task, input, options) => {
    if (
      task === 'screenVideo' &&
      isDoubted(String((input as { video: string }).video).includes('processings') ? 'result' : 'video')
    )
      return verdict as never;
    if (task === 'screenImage' && isDoubted('picture')) return verdict as never;
    return await engine.run(task, input, options);
  };
  return { ...engine, run, close: async () => await engine.close() };
}

const application = await startApplication(config, async (asked) => {
  const room = await openEngineRoom(asked);
  return { ...room, desk: doubting(room.desk), benches: room.benches.map(doubting) };
});
process.on(
  'SIGTERM',
  () =>
    void application.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    ),
);
