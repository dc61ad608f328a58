import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { castOf, renderPortrait } from '@semblante/actors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { fingerprintImage } from '@semblante/media/fingerprinter';
import { compareFingerprints } from '@semblante/media/fingerprint';
import type { StageProgress } from '@semblante/media';
import { openDevelopmentCertificate } from '@semblante/media/certificate';
import { verifyFile } from '@semblante/media/provenance';
import { testWeightsFolder } from '@semblante/vision/testing';
import { enhanceImage, type EnhanceReport, previewEnhanced } from './enhance-image.ts';
import { EnhanceJob } from './enhance-job.ts';

const [person] = castOf('ana');
const weights = testWeightsFolder();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
  const size = { width: 320, height: 240 };
  const { rgb } = renderPortrait(person!, { ...size, backdrop: 'park' });
  await sharp(rgb, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 92 })
    .toFile(join(folder, 'ana.jpg'));
  await sharp(rgb, { raw: { ...size, channels: 3 } })
    .resize(100, 75)
    .png()
    .toFile(join(folder, 'far.png'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Asked {
  job: Omit<z.input<typeof EnhanceJob>, 'weights'>;
  out: string;
  signal?: AbortSignal;
  onProgress?: (step: StageProgress) => void;
}

async function enhance({
  job,
  out,
  signal = new AbortController().signal,
  onProgress = () => undefined,
}: Asked): Promise<EnhanceReport> {
  return await enhanceImage(EnhanceJob.parse({ ...job, weights }), {
    out: join(folder, out),
    thumbnail: join(folder, `${out}-thumbnail.webp`),
    signing: { kind: 'development', folder: join(folder, 'keys') },
    signal,
    onProgress,
  });
}

describe('a picture that is enlarged', () => {
  it('is as many times larger, signed as ours, and recognised without its label', async () => {
    const heard: StageProgress[] = [];
    const report = await enhance({
      job: { image: join(folder, 'ana.jpg'), scale: 4 },
      out: 'ana-4x.jpg',
      onProgress: (step) => heard.push(step),
    });
    expect(report).toMatchObject({
      width: 1280,
      height: 960,
      format: 'jpeg',
      smallFaces: 0,
      provenance: { signed: true },
    });
    expect(heard.filter(({ stage }) => stage === 'render').map(({ done, total }) => `${done}/${total}`)).toEqual([
      '1/1',
    ]);
    const { chain } = await openDevelopmentCertificate(join(folder, 'keys'));
    const verdict = await verifyFile(join(folder, 'ana-4x.jpg'), { certificates: [chain[0]!] });
    expect(verdict).toMatchObject({ verdict: 'valid', ours: true });
    const [made, copy] = [
      await fingerprintImage(join(folder, 'ana-4x.jpg')),
      await fingerprintImage(await sharp(join(folder, 'ana-4x.jpg')).resize(500).webp({ quality: 60 }).toBuffer()),
    ];
    expect(compareFingerprints(made, copy)).toMatchObject({ isMatch: true });
  });

  it('says where a face has too few pixels: nobody can know what it looks like', async () => {
    const report = await enhance({ job: { image: join(folder, 'far.png'), scale: 2 }, out: 'far-2x.jpg' });
    expect(report).toMatchObject({ width: 200, height: 150, smallFaces: 1 });
  });

  it('keeps its holes, as a PNG', async () => {
    const data = await sharp(join(folder, 'far.png')).ensureAlpha(0.5).png().toBuffer();
    await sharp(data).toFile(join(folder, 'holes.png'));
    const report = await enhance({ job: { image: join(folder, 'holes.png'), scale: 2 }, out: 'holes-2x.png' });
    expect(report.format).toBe('png');
    const alpha = await sharp(join(folder, 'holes-2x.png')).extractChannel('alpha').raw().toBuffer();
    expect([...new Set(alpha)].every((value) => Math.abs(value - 128) <= 1)).toBe(true);
  });

  it('can be looked at in one spot before, as it is and as it will be, at the picture’s edge too', async () => {
    const files = { before: join(folder, 'spot-before.webp'), after: join(folder, 'spot-after.webp') };
    const preview = await previewEnhanced(
      { ...EnhanceJob.parse({ image: join(folder, 'ana.jpg'), scale: 4, weights }), spot: { x: 1, y: 0.5 }, ...files },
      new AbortController().signal,
    );
    expect(preview.region).toEqual({ left: 200, top: 60, width: 120, height: 120 });
    for (const file of Object.values(files))
      expect(await sharp(file).metadata()).toMatchObject({ width: 480, height: 480, format: 'webp' });
  });
});

describe('what cannot be done', () => {
  it('is refused before anything is worked on: a result over 25 megapixels', async () => {
    await sharp({ create: { width: 2000, height: 1600, channels: 3, background: '#5577aa' } })
      .png()
      .toFile(join(folder, 'large.png'));
    await expect(
      enhance({ job: { image: join(folder, 'large.png'), scale: 4 }, out: 'never.jpg' }),
    ).rejects.toMatchObject({ code: 'media.too_big' });
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('leaves nothing behind when it is stopped in the middle', async () => {
    const stop = new AbortController();
    const stopped = enhance({
      job: { image: join(folder, 'ana.jpg'), scale: 4 },
      out: 'never.jpg',
      signal: stop.signal,
      onProgress: ({ stage }) => stage === 'render' && stop.abort(),
    });
    await expect(stopped).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });
});
