import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { makeClip } from '../testing/make-clip.ts';
import { compareFingerprints } from '../fingerprint/compare-fingerprints.ts';
import type { VideoMatch } from '../fingerprint/compare-videos.ts';
import { decodeFingerprint, encodeFingerprint, type VideoFingerprint } from '../fingerprint/fingerprint.ts';
import { fingerprintVideo, joinVideoFingerprints, VideoFingerprinter } from './fingerprint-video.ts';

const size = { width: 320, height: 180 };
const fps = 20;
const frames = 50;
let folder: string;
const pictures = new Map<string, Buffer>();
let original: VideoFingerprint;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-fingerprint-'));
  pictures.set('one', paintedPicture(3));
  pictures.set('another', paintedPicture(4));
  original = await fingerprintVideo(await clip('one', 'original.mp4'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Sixty discs of any size, place and colour. */
function paintedPicture(seed: number): Buffer {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32) * below;
  };
  const discs = Array.from({ length: 60 }, () => ({
    x: next(480),
    y: next(270),
    radius: 8 + next(60),
    colour: [next(256), next(256), next(256)] as const,
  }));
  const rgb = Buffer.alloc(480 * 270 * 3, 90);
  for (const { x, y, radius, colour } of discs) {
    for (let row = Math.max(0, Math.ceil(y - radius)); row < Math.min(270, y + radius); row++) {
      for (let column = Math.max(0, Math.ceil(x - radius)); column < Math.min(480, x + radius); column++) {
        if (Math.hypot(column - x, row - y) < radius) rgb.set(colour, (row * 480 + column) * 3);
      }
    }
  }
  return rgb;
}

/** A camera moves over a picture, there and back at its own pace. */
function frameOf(picture: string, frame: number): Uint8Array {
  const source = pictures.get(picture)!;
  const x = Math.round(80 + 76 * Math.sin(frame / 13));
  const y = Math.round(44 + 40 * Math.sin(frame / 19));
  const part = new Uint8Array(size.width * size.height * 3);
  for (let row = 0; row < size.height; row++)
    part.set(source.subarray(((y + row) * 480 + x) * 3, ((y + row) * 480 + x + size.width) * 3), row * size.width * 3);
  return part;
}

async function clip(picture: string, name: string): Promise<string> {
  const file = join(folder, name);
  await makeClip({ file, ...size, fps, frames, picture: (i) => frameOf(picture, i) });
  return file;
}

/** Trimmed by a tenth, three quarters of the size, and blocky. */
async function poorCopy(picture: string, name: string, first = 4): Promise<string> {
  const small = { width: 240, height: 136 };
  const shrunk: Buffer[] = [];
  for (let i = first; i < first + 45; i++) {
    const blocky = await sharp(frameOf(picture, i), { raw: { ...size, channels: 3 } })
      .resize(small.width, small.height, { fit: 'fill' })
      .jpeg({ quality: 40 })
      .toBuffer();
    shrunk.push(await sharp(blocky).raw().toBuffer());
  }
  const file = join(folder, name);
  await makeClip({ file, ...small, fps, frames: shrunk.length, picture: (i) => shrunk[i]! });
  return file;
}

const match = (a: VideoFingerprint, b: VideoFingerprint) => compareFingerprints(a, b) as VideoMatch;

describe('the fingerprint of a video', () => {
  it('knows a trimmed, smaller and coarser copy, and where it begins', async () => {
    const copy = await fingerprintVideo(await poorCopy('one', 'copy.mp4'), { detail: 'search' });
    const found = match(original, copy);
    expect(found).toMatchObject({ isMatch: true });
    expect(found.shiftSeconds).toBeCloseTo(4 / fps, 1);
    expect(match(copy, original)).toMatchObject({ isMatch: true, similarity: found.similarity });
  });

  it('tells another picture on the same camera path apart', async () => {
    const other = await fingerprintVideo(await clip('another', 'another.mp4'), { detail: 'search' });
    expect(match(original, other).isMatch).toBe(false);
  });

  it('is the same for a clip that is coded lying on its side', async () => {
    const file = join(folder, 'lying.mp4');
    const turned = await Promise.all(
      Array.from({ length: frames }, (_, i) =>
        sharp(frameOf('one', i), { raw: { ...size, channels: 3 } })
          .rotate(-90)
          .raw()
          .toBuffer(),
      ),
    );
    await makeClip({
      file,
      width: size.height,
      height: size.width,
      fps,
      frames,
      rotation: 90,
      picture: (i) => turned[i]!,
    });
    expect(match(original, await fingerprintVideo(file, { detail: 'search' }))).toMatchObject({ isMatch: true });
  });

  it('can be stored in a few bytes a second and read back', () => {
    const bytes = encodeFingerprint(original);
    const restored = decodeFingerprint(bytes);
    expect(bytes.length).toBe(9 + 76 * original.times.length);
    expect(restored).toMatchObject({ kind: 'video', signatures: original.signatures });
    expect(compareFingerprints(restored, original).similarity).toBeCloseTo(1, 5);
  });

  it('refuses bytes that are no fingerprint', () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('SFP1'),
      Buffer.from('SFP1\x01\0\0\0\x05rest'),
      Buffer.from('SFP1\x01\xff\xff\xff\xff', 'latin1'),
      Buffer.from('SFP1\x07'),
    ]) {
      expect(() => decodeFingerprint(bytes)).toThrow(EngineError);
    }
  });
});

describe('a fingerprint collected while rendering', () => {
  const plane = (frame: number) => {
    const y = Uint8Array.from(
      { length: 32 * 32 },
      (_, i) => 128 + 90 * Math.sin((i % 32) / 3 + frame / 7) * Math.cos(Math.floor(i / 32) / 4),
    );
    return { y, yStride: 32, width: 32, height: 32 };
  };
  const collect = (first: number, end: number) => {
    const fingerprinter = new VideoFingerprinter({ seconds: 10, detail: 'record', rotation: 0 });
    for (let i = first; i < end; i++) fingerprinter.add(i / 25, plane(i));
    return fingerprinter.finish();
  };

  it('is the same whether segments were rendered together or apart, in any order', () => {
    expect(joinVideoFingerprints([collect(125, 250), collect(0, 125)])).toEqual(collect(0, 250));
  });

  it('looks at two moments a second only', () => {
    expect(collect(0, 250).times).toHaveLength(20);
  });

  it('never matches black', () => {
    const black = new VideoFingerprinter({ seconds: 10, detail: 'record', rotation: 0 });
    for (let i = 0; i < 250; i++)
      black.add(i / 25, { y: new Uint8Array(64 * 64).fill(16), yStride: 64, width: 64, height: 64 });
    const fingerprint = black.finish();
    expect(compareFingerprints(fingerprint, fingerprint)).toMatchObject({ isMatch: false, similarity: 0 });
  });
});
