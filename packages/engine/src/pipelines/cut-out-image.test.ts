import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { castOf, renderPortrait } from '@semblante/actors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { openDevelopmentCertificate } from '@semblante/media/certificate';
import { verifyFile } from '@semblante/media/provenance';
import { testWeightsFolder } from '@semblante/vision/testing';
import { cutOutImage, previewCutOut, type CutOutReport } from './cut-out-image.ts';
import { CutOutJob } from './cut-out-job.ts';

const size = { width: 320, height: 240 };
const [person] = castOf('ana');
const portrait = renderPortrait(person!, { ...size, backdrop: 'park' });
const weights = testWeightsFolder();
const { signal } = new AbortController();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
  // On its head, as a camera held so writes it, with a note of it.
  const turned = await sharp(portrait.rgb, { raw: { ...size, channels: 3 } })
    .rotate(180)
    .raw()
    .toBuffer();
  await sharp(turned, { raw: { ...size, channels: 3 } })
    .withMetadata({ orientation: 3 })
    .jpeg({ quality: 95 })
    .toFile(join(folder, 'ana.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

function cutOut(job: Omit<z.input<typeof CutOutJob>, 'weights'>, out: string): Promise<CutOutReport> {
  const signing = { kind: 'development', folder: join(folder, 'keys') } as const;
  return cutOutImage(CutOutJob.parse({ ...job, weights }), {
    out: join(folder, out),
    signing,
    signal,
    onProgress: () => undefined,
  });
}

/** How well alpha covers the people in the truth. */
async function overlapOf(file: string): Promise<number> {
  const alpha = await sharp(join(folder, file)).extractChannel('alpha').raw().toBuffer();
  let [both, either] = [0, 0];
  portrait.truth.peopleMask.forEach((share, i) => {
    const [isPerson, isKept] = [share > 127, alpha[i]! > 127];
    both += Number(isPerson && isKept);
    either += Number(isPerson || isKept);
  });
  return both / either;
}

describe('somebody before a park', () => {
  it('is cut out upright, at full size, signed, with the picture named as its parent', async () => {
    const report = await cutOut({ image: join(folder, 'ana.jpg') }, 'ana.png');
    expect(report).toMatchObject({ ...size, format: 'png', warnings: [], provenance: { signed: true } });
    expect(await overlapOf('ana.png')).toBeGreaterThan(0.95);
    const { chain } = await openDevelopmentCertificate(join(folder, 'keys'));
    expect(await verifyFile(join(folder, 'ana.png'), { certificates: [chain[0]!] })).toMatchObject({
      verdict: 'valid',
      ours: true,
    });
  });

  it('is found by the small network too, at once and roughly', async () => {
    const report = await previewCutOut(
      { image: join(folder, 'ana.jpg'), weights, out: join(folder, 'preview.webp') },
      signal,
    );
    expect(report).toMatchObject({ ...size, warnings: [] });
    expect(await overlapOf('preview.webp')).toBeGreaterThan(0.85);
  });
});

it('says when there is nothing to be found, and gives the background alone', async () => {
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#5577aa' } })
    .png()
    .toFile(join(folder, 'sky.png'));
  const report = await cutOut(
    { image: join(folder, 'sky.png'), background: { kind: 'colour', colour: '#10e040' }, format: 'jpeg' },
    'sky.jpg',
  );
  expect(report).toMatchObject({ width: 64, height: 48, coverage: 0, warnings: ['nothing-found'] });
  const [red, green, blue] = await sharp(join(folder, 'sky.jpg')).raw().toBuffer();
  expect(
    [Math.abs(red! - 0x10), Math.abs(green! - 0xe0), Math.abs(blue! - 0x40)].every((difference) => difference < 4),
  ).toBe(true);
});

describe('what cannot be done', () => {
  it('is refused before the network is asked, and nothing is written', async () => {
    await writeFile(join(folder, 'broken.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
    await sharp({ create: { width: 16, height: 20_000, channels: 3, background: '#5577aa' } })
      .png()
      .toFile(join(folder, 'tall.png'));
    await expect(cutOut({ image: join(folder, 'broken.png') }, 'never.png')).rejects.toMatchObject({
      code: 'image.damaged',
    });
    await expect(cutOut({ image: join(folder, 'tall.png'), format: 'webp' }, 'never.webp')).rejects.toMatchObject({
      code: 'media.too_big',
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('is a JPEG without a background', () => {
    expect(() => CutOutJob.parse({ image: 'a.png', format: 'jpeg', weights })).toThrow(/background/);
  });
});
