import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { openDevelopmentCertificate } from '@semblante/media/certificate';
import { verifyFile } from '@semblante/media/provenance';
import { RenderCutOutJob } from './cut-out-job.ts';
import { renderCutOut } from './cut-out-render.ts';

/**
 * A red card before green paper with darker lines: the card is the left half of the picture, all of it kept, nothing
 * else.
 */
const size = { width: 64, height: 48 };
const isCard = (i: number) => i % size.width < size.width / 2;
const isLine = (i: number) => Math.floor(i / size.width) % 16 < 8;
const pixelsOf = (colour: (i: number) => readonly number[]) =>
  Buffer.from(Array.from({ length: size.width * size.height }, (_, i) => colour(i)).flat());
const [left, right] = [10, 54];

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
  await sharp(
    pixelsOf((i) => (isCard(i) ? [200, 20, 20] : isLine(i) ? [20, 120, 20] : [20, 200, 20])),
    { raw: { ...size, channels: 3 } },
  )
    .png()
    .toFile(at('original.png'));
  await sharp(
    pixelsOf((i) => (isCard(i) ? [200, 20, 20, 255] : [0, 0, 0, 0])),
    { raw: { ...size, channels: 4 } },
  )
    .png()
    .toFile(at('cut-out.png'));
});
afterAll(() => rm(folder, { recursive: true }));

type Asked = Omit<z.input<typeof RenderCutOutJob>, 'cutOut'>;
async function render(asked: Asked, out: string) {
  const job = RenderCutOutJob.parse({ cutOut: at('cut-out.png'), ...asked });
  const signing = { kind: 'development', folder: at('keys') } as const;
  return renderCutOut(
    { job, out: at(out), thumbnail: at(`${out}.webp`), alpha: at(`${out}.alpha.png`) },
    { signing, signal: new AbortController().signal },
  );
}

async function pixelAt(file: string, x: number, y = 24): Promise<number[]> {
  const { data, info } = await sharp(at(file)).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels)];
}

async function maskOf(grey: (i: number) => number, name: string, mask = size): Promise<string> {
  const data = Buffer.from(Array.from({ length: mask.width * mask.height }, (_, i) => grey(i)));
  await sharp(data, { raw: { ...mask, channels: 1 } })
    .png()
    .toFile(at(name));
  return at(name);
}

describe('a stored cut-out', () => {
  it('goes before a colour, in the format that was asked for, signed, with a chain back to the cut-out', async () => {
    for (const format of ['png', 'webp', 'jpeg'] as const) {
      const report = await render({ background: { kind: 'colour', colour: '#1040e0' }, format }, `colour.${format}`);
      expect(report).toEqual({ ...size, provenance: { signed: true } });
      expect((await sharp(at(`colour.${format}`)).metadata()).format).toBe(format);
      const [, , blue] = await pixelAt(`colour.${format}`, right);
      expect(blue).toBeGreaterThan(215);
    }
    const { chain } = await openDevelopmentCertificate(at('keys'));
    expect(await verifyFile(at('colour.png'), { certificates: [chain[0]!] })).toMatchObject({
      verdict: 'valid',
      ours: true,
    });
  });

  it('loses what a brush erased and keeps the rest as it was', async () => {
    await render(
      { mask: await maskOf((i) => (isCard(i) && i >= size.width * 24 ? 255 : 0), 'erase.png') },
      'erased.png',
    );
    expect(await pixelAt('erased.png', left, 40)).toEqual([200, 20, 20, 255]);
    expect((await pixelAt('erased.png', left, 8))[3]).toBe(0);
    const [shown] = await sharp(at('erased.png.alpha.png'))
      .extractChannel(0)
      .extract({ left, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(shown).toBe(255);
  });

  it('gets back from the original what a brush restored, half of it where the brush was soft', async () => {
    const mask = await maskOf((i) => (isCard(i) ? 255 : i >= size.width * 24 ? 255 : 128), 'restore.png');
    await render({ original: at('original.png'), mask }, 'restored.png');
    expect(await pixelAt('restored.png', right, 40)).toEqual([20, 200, 20, 255]);
    expect((await pixelAt('restored.png', right, 8))[3]).toBe(128);
  });

  it('has nothing to restore or to blur once the original is gone, and says so', async () => {
    const mask = await maskOf(() => 255, 'everything.png');
    await expect(render({ mask }, 'never.png')).rejects.toMatchObject({ code: 'image.original_missing' });
    await expect(render({ background: { kind: 'blur' } }, 'never.png')).rejects.toMatchObject({
      code: 'image.original_missing',
    });
  });

  it('refuses a mask of another size, and one that is no PNG', async () => {
    const mask = await maskOf(() => 255, 'small.png', { width: 32, height: 24 });
    await expect(render({ mask }, 'never.png')).rejects.toMatchObject({
      code: 'image.mask_size',
      details: { width: 32, height: 24 },
    });
    await sharp(at('original.png')).jpeg().toFile(at('mask.jpg'));
    await expect(render({ mask: at('mask.jpg') }, 'never.png')).rejects.toMatchObject({
      code: 'image.mask_unreadable',
    });
  });

  it('stands before its own background out of focus, more so the stronger', async () => {
    const contrasts: number[] = [];
    for (const strength of [10, 100]) {
      await render({ original: at('original.png'), background: { kind: 'blur', strength } }, `blur-${strength}.png`);
      const [line, paper] = [
        await pixelAt(`blur-${strength}.png`, right, 20),
        await pixelAt(`blur-${strength}.png`, right, 28),
      ];
      expect(paper[0]).toBeLessThan(60);
      contrasts.push(paper[1]! - line[1]!);
    }
    expect(contrasts[0]).toBeGreaterThan(20);
    expect(contrasts[1]).toBeLessThan(contrasts[0]! / 3);
  });

  it('throws a soft shadow on a colour and on nothing, and none where it is turned off', async () => {
    const shadow = { opacity: 0.5, softness: 0.5, x: 0.1, y: 0 };
    const beside = size.width / 2 + 2;
    await render({ background: { kind: 'colour', colour: '#ffffff' }, shadow }, 'shade.png');
    const [lit] = await pixelAt('shade.png', size.width - 1);
    const [dark] = await pixelAt('shade.png', beside);
    expect(lit).toBeGreaterThan(250);
    expect(dark).toBeLessThan(200);
    await render({ shadow }, 'shade-on-nothing.png');
    expect((await pixelAt('shade-on-nothing.png', beside))[3]).toBeGreaterThan(60);
    expect(await pixelAt('shade-on-nothing.png', left)).toEqual([200, 20, 20, 255]);
    await render({ background: { kind: 'colour', colour: '#ffffff' }, shadow: { ...shadow, opacity: 0 } }, 'plain.png');
    expect((await pixelAt('plain.png', beside))[0]).toBe(255);
  });
});
