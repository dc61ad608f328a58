import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtTestProgram } from '../../tools/setup/programs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

export interface Media {
  clip: string;
  photo: string;
  /** HEVC in QuickTime, turned on its side: few browsers play it. */
  phoneFilm: string;
}

/** A short clip with one invented person, a photo of another, and a film of a phone. */
export async function makeMedia(): Promise<Media> {
  const folder = mkdtempSync(join(tmpdir(), 'semblante-e2e-media-'));
  await run(process.execPath, [builtTestProgram('make-media'), folder], { cwd: root });
  return {
    clip: join(folder, 'encontro.mp4'),
    photo: join(folder, 'ana.jpg'),
    phoneFilm: join(folder, 'IMG_0002.MOV'),
  };
}

export interface Inspected {
  seconds: number;
  video: { frames: number; width: number; height: number };
  audio?: { codec: string };
}

/** What the engine's command line says about a file. */
export async function inspect(file: string): Promise<Inspected> {
  return JSON.parse(await ask(['probe', file])) as Inspected;
}

/** Whether the file says of itself that it was made with AI, by the pair that this site signs with. */
export async function verify(file: string, keys: string): Promise<string> {
  return (JSON.parse(await ask(['verify', file, '--keys', keys])) as { verdict: string }).verdict;
}

async function ask(args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [builtTestProgram('engine'), ...args, '--json'], {
    cwd: root,
  });
  return stdout.trim().split('\n').at(-1) ?? '{}';
}
