/**
 * Pictures for the enlarger: photographs dedicated to the public domain and official portraits, each shrunk until its
 * pixels are sharp, so that what is learnt is what a lens saw and not what a codec left.
 *
 *   npx tsx training/pictures.ts --photographs BUDGIE_BACKGROUNDS --portraits UNITEDSTATES_IMAGES --out FOLDER
 *
 * Both are clones or mirrors of the repositories.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { isHeldOut, listPortraits } from './portraits.ts';

const { values: options } = parseArgs({
  options: {
    photographs: { type: 'string' },
    portraits: { type: 'string' },
    out: { type: 'string' },
    megabytes: { type: 'string', default: '36' },
  },
});
const { photographs, portraits, out } = options;
if (!photographs || !portraits || !out) throw new Error('--photographs, --portraits and --out are needed');
mkdirSync(out, { recursive: true });

/** Halved, a coded photograph has a sharp pixel in every place; the portraits are larger than what they show. */
const photographSide = 2000;
const portraitSide = 1100;
/** Bytes under which a portrait's file holds too little detail for its size. */
const portraitBytesMin = 600_000;
const quality = 88;

/** Every tenth is never trained on: the trainer's own figures are taken there. */
const heldOutEvery = 10;
const bytesMax = Number(options.megabytes) * 1e6;

const excluded = new Set(readFileSync(fileURLToPath(new URL('held-out.txt', import.meta.url)), 'utf8').split(/\s+/));
const index: { file: string; heldOut: boolean; from: string }[] = [];
let bytesKept = 0;

const photographed = versionsOf(photographs, /\.jpg$/);
let number = 0;
for (const { blob, path } of photographed) {
  const bytes = blobOf(photographs, blob);
  if (bytes) await keep(bytes, { side: photographSide, from: `budgie-backgrounds ${path}`, heldOut: isTenth() });
}
const usable = new Set(listPortraits(portraits).map(({ person }) => person));
for (const { blob, path } of versionsOf(portraits, /^congress\/original\/[A-Z]\d{6}\.jpg$/)) {
  const person = path.slice(-11, -4);
  if (!usable.has(person) || excluded.has(person)) continue;
  const bytes = blobOf(portraits, blob);
  if (bytes && bytes.length >= portraitBytesMin)
    await keep(bytes, { side: portraitSide, from: `unitedstates/images ${path}`, heldOut: isHeldOut(person) });
}
writeFileSync(join(out, 'index.json'), JSON.stringify(index, null, 1));
process.stdout.write(`${index.length} pictures, ${(bytesKept / 1e6).toFixed(1)} MB\n`);

function isTenth(): boolean {
  return number++ % heldOutEvery === heldOutEvery - 1;
}

async function keep(
  bytes: Buffer,
  { side, from, heldOut }: { side: number; from: string; heldOut: boolean },
): Promise<void> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  if (Math.min(info.width, info.height) < 512 || bytesKept + data.length > bytesMax) return;
  const file = `${String(index.length).padStart(4, '0')}.jpg`;
  writeFileSync(join(out!, file), data);
  index.push({ file, heldOut, from });
  bytesKept += data.length;
}

/** The newest version of every path that was ever there. */
function versionsOf(repository: string, wanted: RegExp): { blob: string; path: string }[] {
  const log = execFileSync(
    'git',
    ['-C', repository, 'log', '--all', '--raw', '--no-renames', '--no-abbrev', '--format='],
    { maxBuffer: 1 << 28, encoding: 'utf8' },
  );
  const newest = new Map<string, string>();
  for (const line of log.split('\n')) {
    const match = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]{40}) [AM]\t(.+)$/.exec(line);
    if (match && wanted.test(match[2]!) && !newest.has(match[2]!)) newest.set(match[2]!, match[1]!);
  }
  return [...newest].map(([path, blob]) => ({ blob, path }));
}

/** Nothing where a shallow copy lacks it. */
function blobOf(repository: string, blob: string): Buffer | undefined {
  try {
    return execFileSync('git', ['-C', repository, 'cat-file', 'blob', blob], {
      maxBuffer: 1 << 27,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
