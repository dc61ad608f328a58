import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtTestProgram } from '../../tools/setup/programs.mjs';
import { testMediaFolder } from '../../tools/setup/test-media.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

const drawn = (name: string) => join(testMediaFolder, name);

/** Drawn once before all tests (`tools/setup/test-media.mjs`): whoever changes one writes a copy. */
export const media = {
  /** Three seconds with one invented person. */
  clip: drawn('encontro.mp4'),
  /** Another invented person. */
  photo: drawn('ana.jpg'),
  /** HEVC in QuickTime, turned on its side: few browsers play it. */
  phoneFilm: drawn('IMG_0002.MOV'),
};

export const images = {
  ana: drawn('ana.jpg'),
  joao: drawn('joao.png'),
  /** A JPEG that ends in its middle: only the server can see it. */
  damaged: drawn('cortada.jpg'),
  /** A ZIP with a picture's name: the page sees it. */
  disguised: drawn('pacote.png'),
};

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
