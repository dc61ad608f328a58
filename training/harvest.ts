/**
 * Cuts upright face crops with their meshes out of public-domain portraits, with the engine's own networks.
 *
 *   npx tsx training/harvest.ts --repository CLONE --out FOLDER [--without training/held-out.txt] [--shard 0/2]
 *     [--directory CLONE --legislators CLONE]   (which: training/README.md)
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { findFaces, openVision } from '@semblante/vision/networks';
import { loadPhoto } from '@semblante/media/picture';
import { testWeightsFolder } from '@semblante/vision/testing';
import { CropPack } from './crop-pack.ts';
import { isHeldOut, listDirectoryPortraits, listPortraits } from './portraits.ts';

const { values: options } = parseArgs({
  options: {
    repository: { type: 'string' },
    directory: { type: 'string' },
    legislators: { type: 'string' },
    out: { type: 'string' },
    without: { type: 'string', default: fileURLToPath(new URL('held-out.txt', import.meta.url)) },
    shard: { type: 'string', default: '0/1' },
  },
});
if (!options.repository || !options.out) throw new Error('--repository and --out are needed');

/** Pictures more alike than this, as 28 x 28 grey cells, are one photo stored twice. */
const samePhotoLikeness = 0.975;
/** Pixels. Smaller faces have no skin to learn from; the directory's are small, and stand for small faces of clips. */
const faceWidthMin = { portraits: 90, directory: 60 };
/** Mean difference of red and blue under which a portrait is black and white. */
const colourMin = 6;
/** Logit of the mesh network. */
const confidenceMin = 8;

const [shard, shards] = options.shard.split('/').map(Number) as [number, number];
const excluded = new Set(readFileSync(options.without, 'utf8').split(/\s+/));
sharp.concurrency(1);

const vision = await openVision({ weightsFolder: testWeightsFolder() });
const { repository, directory, legislators } = options;
const stored = listPortraits(repository).map((portrait) => ({ ...portrait, repository }));
if (directory && legislators)
  stored.push(
    ...listDirectoryPortraits(directory, legislators).map((portrait) => ({ ...portrait, repository: directory })),
  );
const byPerson = new Map<string, typeof stored>();
for (const portrait of stored) byPerson.set(portrait.person, [...(byPerson.get(portrait.person) ?? []), portrait]);

const pack = new CropPack(options.out);
const counts = { versions: 0, stored_twice: 0, no_face: 0, grey: 0, kept: 0 };
let k = 0;
for (const [person, versions] of byPerson) {
  if (k++ % shards !== shard || excluded.has(person)) continue;
  const known: Float32Array[] = [];
  for (const { blob, repository: from } of versions) {
    counts.versions++;
    const bytes = execFileSync('git', ['-C', from, 'cat-file', 'blob', blob], { maxBuffer: 1 << 26 });
    const whole = await cellsOf(sharp(bytes));
    if (known.some((other) => likeness(other, whole) > samePhotoLikeness)) {
      counts.stored_twice++;
      continue;
    }
    known.push(whole);
    const picture = await loadPhoto(bytes);
    const [face] = await findFaces(vision, picture);
    if (
      !face ||
      face.confidence < confidenceMin ||
      face.width < faceWidthMin[from === directory ? 'directory' : 'portraits']
    ) {
      counts.no_face++;
      continue;
    }
    const rgb = pack.cut(picture, face.mesh);
    if (colourOf(rgb) < colourMin) {
      counts.grey++;
      continue;
    }
    const inner = await cellsOf(sharp(rgb, { raw: { width: pack.side, height: pack.side, channels: 3 } }));
    if (known.some((other) => likeness(other, inner) > samePhotoLikeness)) {
      counts.stored_twice++;
      continue;
    }
    // The directory's pictures were mirrored where they looked the other way.
    known.push(inner, await cellsOf(sharp(rgb, { raw: { width: pack.side, height: pack.side, channels: 3 } }).flop()));
    await pack.add(rgb, face.mesh, { person, faceWidth: Math.round(face.width), heldOut: isHeldOut(person) });
    if (++counts.kept % 100 === 0) process.stdout.write(`${JSON.stringify(counts)}\n`);
  }
}
pack.write();
process.stdout.write(`${JSON.stringify({ ...counts, people: pack.people })}\n`);
await vision.close();

async function cellsOf(picture: Sharp): Promise<Float32Array> {
  const values = Float32Array.from(await picture.resize(28, 28, { fit: 'fill' }).greyscale().raw().toBuffer());
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const length = Math.hypot(...values.map((value) => value - mean)) || 1;
  return values.map((value) => (value - mean) / length);
}

function likeness(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

function colourOf(rgb: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < rgb.length; i += 3) sum += Math.abs(rgb[i]! - rgb[i + 2]!);
  return (3 * sum) / rgb.length;
}
