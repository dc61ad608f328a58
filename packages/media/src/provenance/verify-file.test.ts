import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileBlob } from './c2pa/file-blob.ts';
import { withFileBlob } from './c2pa/library.ts';
import { findManifest } from './c2pa/read-manifest.ts';
import { openDevelopmentCertificate } from '../certificate/development-certificate.ts';
import { box } from './mp4/boxes.ts';
import { signImage } from './sign-image.ts';
import { signVideo } from './sign-video.ts';
import { verifyFile } from './verify-file.ts';

let folder: string;
let certificates: string[];
const originals = new Map<string, Buffer>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-verify-'));
  const certificate = await openDevelopmentCertificate(join(folder, 'keys'));
  certificates = [certificate.chain[0]!];
  const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: '#7a5' } });
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const file = join(folder, `original.${format}`);
    await picture.clone().toFormat(format).toFile(file);
    await signImage({ file, out: file, action: 'background_removed', certificate });
    originals.set(format, await readFile(file));
  }
  const file = join(folder, 'original.mp4');
  await writeFile(
    file,
    Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isom')),
      box('moov', box('mvhd', Buffer.alloc(100))),
      box('mdat', Buffer.alloc(500, 7)),
    ]),
  );
  await signVideo({ file, out: file, action: 'face_swapped', certificate });
  originals.set('mp4', await readFile(file));
});
afterAll(() => rm(folder, { recursive: true }));

/** A fixed sequence, so that a failure can be looked at again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const extremes = [0, 1, 8, 0x7fffffff, 0x80000000, 0xffffffff];

function mutate(bytes: Buffer, next: (below: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  const at = next(copy.length - 4);
  switch (next(4)) {
    case 0:
      return copy.subarray(0, at);
    case 1:
      return Buffer.concat([copy.subarray(0, at), copy.subarray(at + 1 + next(200))]);
    case 2:
      copy.writeUInt32BE(extremes[next(extremes.length)]!, at);
      return copy;
    default:
      for (let i = 0; i < 8; i++) copy[next(copy.length)] = next(256);
      return copy;
  }
}

describe('verifying a hostile file', () => {
  it.each(['jpeg', 'png', 'webp', 'mp4'])(
    'never calls a mutated %s valid, never throws and never hangs',
    async (format) => {
      const original = originals.get(format)!;
      const next = numbers(format.length * 7919);
      const file = join(folder, `mutated.${format}`);
      for (let i = 0; i < 120; i++) {
        const mutated = mutate(original, next);
        if (mutated.equals(original)) continue;
        await writeFile(file, mutated);
        const { verdict } = await verifyFile(file, { certificates });
        expect(['tampered', 'unknown'], `mutation ${i}`).toContain(verdict);
      }
      await writeFile(file, original);
      expect(await verifyFile(file, { certificates })).toMatchObject({ verdict: 'valid' });
    },
  );

  it.each([
    ['nothing at all', Buffer.alloc(0), 'unsupported'],
    ['text', Buffer.from('%PDF-1.7 or so'), 'unsupported'],
    ['only the start of a JPEG', Buffer.from([0xff, 0xd8]), 'unreadable'],
    [
      'a box that claims exabytes',
      Buffer.concat([
        box('ftyp', Buffer.from('isom\0\0\0\0')),
        Buffer.from('\0\0\0\x01mdat\x7f\xff\xff\xff\xff\xff\xff\xff', 'latin1'),
      ]),
      'no_manifest',
    ],
    [
      'a hundred thousand empty boxes',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), Buffer.alloc(800_000).fill(box('free'))]),
      'unreadable',
    ],
    [
      'a hundred thousand empty boxes in one',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', Buffer.alloc(800_000).fill(box('trak')))]),
      'unreadable',
    ],
  ])('says unknown to %s', async (_, bytes, reason) => {
    const file = join(folder, 'strange');
    await writeFile(file, bytes);
    expect(await verifyFile(file, { certificates })).toEqual({ verdict: 'unknown', reason });
  });

  it('knows a damaged start by the promise further on', async () => {
    const file = join(folder, 'headless.jpeg');
    const bytes = Buffer.from(originals.get('jpeg')!);
    bytes[0] = 0;
    await writeFile(file, bytes);
    expect(await verifyFile(file, { certificates })).toMatchObject({ verdict: 'tampered' });
  });

  it('refuses what is no file at all', async () => {
    await expect(verifyFile(folder, { certificates })).rejects.toThrow('engine.input_invalid');
  });

  it('gives the reason itself when reading costs too much, not a sentence of the library', async () => {
    const format = 'image/png';
    const reading = withFileBlob(
      join(folder, 'original.png'),
      { type: format, budget: { bytesMax: 1, readsMax: 1, secondsMax: 1 } },
      (blob) => findManifest(blob, { format, knownSigners: certificates }),
    );
    await expect(reading).rejects.toMatchObject({ code: 'engine.timed_out' });
  });

  it('stops reading a file that is read over and over', () => {
    const blob = FileBlob.open(join(folder, 'original.png'), {
      type: 'image/png',
      budget: { bytesMax: 1e9, readsMax: 1000, secondsMax: 60 },
    });
    try {
      const readForever = () => {
        for (;;) blob.slice(0, 8).bytes();
      };
      expect(readForever).toThrow('engine.timed_out');
    } finally {
      blob.close();
    }
  });
});
