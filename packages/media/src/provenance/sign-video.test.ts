import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { openDevelopmentCertificate } from '../certificate/development-certificate.ts';
import type { SigningCertificate } from '../certificate/signing-certificate.ts';
import { box, boxesIn, listTopLevelBoxes, uuidBox, xmpUuid } from './mp4/boxes.ts';
import { signVideo } from './sign-video.ts';
import { verifyFile } from './verify-file.ts';

let folder: string;
let certificate: SigningCertificate;
let certificates: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-sign-video-'));
  certificate = await openDevelopmentCertificate(join(folder, 'keys'));
  certificates = [certificate.chain[0]!];
});
afterAll(() => rm(folder, { recursive: true }));

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value, i * 4));
  return bytes;
}

const chunks = [
  Buffer.from('first chunk of the picture'),
  Buffer.from('second chunk'),
  Buffer.from('a chunk of sound'),
];
const place = box('udta', box('©xyz', Buffer.from('\0\x0f\x15\xc7-23.55-046.63/', 'latin1')));

/** The frame of an MP4 without a picture in it: signing looks at boxes and offsets only. */
function mp4({ order, tables }: { order: 'index first' | 'index last'; tables: 'stco' | 'co64' }): Buffer {
  const entry = (offset: number) => (tables === 'stco' ? words(offset) : words(0, offset));
  const track = (offsets: number[]) =>
    box(
      'trak',
      box('mdia', box('minf', box('stbl', box(tables, words(0, offsets.length), ...offsets.map(entry))))),
      place,
    );
  const index = (offsets: number[]) =>
    box('moov', box('mvhd', words(0, 0, 0)), track(offsets.slice(0, 2)), track(offsets.slice(2)), place);
  const start = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomavc1mp41')),
    box('free', Buffer.from('somebody was here')),
    uuidBox(xmpUuid, Buffer.from('<x>Maria da Silva</x>')),
  ]);
  const before = start.length + 8 + (order === 'index first' ? index([0, 0, 0]).length : 0);
  const offsets = chunks.map((_, i) => before + chunks.slice(0, i).reduce((sum, chunk) => sum + chunk.length, 0));
  const media = box('mdat', ...chunks);
  return order === 'index first'
    ? Buffer.concat([start, index(offsets), media])
    : Buffer.concat([start, media, index(offsets)]);
}

async function signed(
  layout: Parameters<typeof mp4>[0] = { order: 'index first', tables: 'stco' },
  name = 'signed.mp4',
): Promise<string> {
  const file = join(folder, 'source.mp4');
  const out = join(folder, name);
  await writeFile(file, mp4(layout));
  expect(await signVideo({ file, out, action: 'face_swapped', certificate })).toEqual({ signed: true });
  return out;
}

/** What the tables of a file point at. */
function chunksOf(bytes: Buffer, tables: 'stco' | 'co64'): string[] {
  const offsetsIn = (content: Buffer): number[] =>
    boxesIn(content).flatMap(({ type, content: inner }) => {
      if (['moov', 'trak', 'mdia', 'minf', 'stbl'].includes(type)) return offsetsIn(inner);
      if (type !== tables) return [];
      const at = (i: number) =>
        tables === 'stco' ? inner.readUInt32BE(8 + i * 4) : Number(inner.readBigUInt64BE(8 + i * 8));
      return Array.from({ length: inner.readUInt32BE(4) }, (_, i) => at(i));
    });
  return offsetsIn(bytes).map((offset, i) => bytes.toString('latin1', offset, offset + chunks[i]!.length));
}

describe('a signed video', () => {
  it('is valid, ours, and says what was done', async () => {
    expect(await verifyFile(await signed(), { certificates })).toMatchObject({
      verdict: 'valid',
      ours: true,
      action: 'face_swapped',
      format: 'video/mp4',
    });
  });

  it.each([
    { order: 'index first', tables: 'stco' },
    { order: 'index last', tables: 'stco' },
    { order: 'index first', tables: 'co64' },
  ] as const)('finds every chunk where its tables say, with $order and $tables', async (layout) => {
    const out = await signed(layout);
    expect(chunksOf(await readFile(out), layout.tables)).toEqual(chunks.map(String));
    expect(await verifyFile(out, { certificates })).toMatchObject({ verdict: 'valid' });
  });

  it('has the manifest right behind ftyp and carries tags and XMP', async () => {
    const out = await signed();
    const handle = await open(out);
    const boxes = await listTopLevelBoxes(handle);
    await handle.close();
    expect(boxes.map(({ type }) => type)).toEqual(['ftyp', 'uuid', 'uuid', 'moov', 'mdat']);
    const bytes = await readFile(out);
    const text = bytes.toString('latin1');
    expect(text).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia"',
    );
    expect(text).toMatch(/©too.{4}data.{8}Semblante/s);
    expect(text).toMatch(/©cmt.{4}data.{8}Made with AI/s);
  });

  it('carries nothing of the place, the names or the notes it came with', async () => {
    const text = (await readFile(await signed())).toString('latin1');
    expect(['-23.55', 'Maria', 'somebody'].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('verifies as tampered wherever one byte is flipped', async () => {
    const bytes = await readFile(await signed());
    const flipped = join(folder, 'flipped.mp4');
    const missed: number[] = [];
    // All of a file was tried once (see docs); here: the frame byte by byte, then a prime step through the rest.
    for (let at = 0; at < bytes.length; at += at < 120 ? 1 : 61) {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1 << (at % 8);
      await writeFile(flipped, copy);
      if ((await verifyFile(flipped, { certificates })).verdict !== 'tampered') missed.push(at);
    }
    expect(missed).toEqual([]);
  });

  it('verifies as tampered when padding is put into it, which C2PA itself would allow', async () => {
    const bytes = await readFile(await signed());
    const padded = join(folder, 'padded.mp4');
    await writeFile(padded, Buffer.concat([bytes, box('free', Buffer.from('a note'))]));
    expect(await verifyFile(padded, { certificates })).toMatchObject({ verdict: 'tampered' });
  });

  it('verifies as tampered when its manifest was cut out', async () => {
    const bytes = await readFile(await signed());
    const ftyp = bytes.readUInt32BE(0);
    const without = join(folder, 'without.mp4');
    await writeFile(without, Buffer.concat([bytes.subarray(0, ftyp), bytes.subarray(ftyp + bytes.readUInt32BE(ftyp))]));
    expect(await verifyFile(without, { certificates })).toMatchObject({
      verdict: 'tampered',
      reason: 'manifest_missing',
    });
  });

  it('that is signed again keeps its own history', async () => {
    const parent = await signed(undefined, 'parent.mp4');
    const out = join(folder, 'child.mp4');
    await signVideo({ file: parent, out, action: 'face_swapped', certificate, parent });
    expect(await verifyFile(out, { certificates })).toMatchObject({ verdict: 'valid' });
    expect((await readFile(out)).toString('latin1').match(/c2pa\.claim\.v2\0/g)).toHaveLength(2);
  });
});

describe('signing a video', () => {
  it('labels without a manifest, and says why, when there is no usable certificate', async () => {
    const file = join(folder, 'source.mp4');
    const out = join(folder, 'unsigned.mp4');
    await writeFile(file, mp4({ order: 'index last', tables: 'stco' }));
    expect(await signVideo({ file, out, action: 'face_swapped', certificate: undefined })).toEqual({
      signed: false,
      reason: 'no_certificate',
    });
    expect(chunksOf(await readFile(out), 'stco')).toEqual(chunks.map(String));
    expect((await readFile(out)).toString('latin1')).toContain('DigitalSourceType');
    expect(await verifyFile(out, { certificates })).toEqual({ verdict: 'unknown', reason: 'no_manifest' });
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5)],
    ['empty', () => Buffer.alloc(0)],
    ['without an index', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('moov', 'moon'), 'latin1')],
    ['fragmented', (bytes: Buffer) => Buffer.concat([bytes, box('moof', Buffer.alloc(8))])],
    [
      'pointing outside itself',
      (bytes: Buffer) =>
        Buffer.from(bytes.toString('latin1').replace(/(stco.{8})..../s, '$1\xff\xff\xff\xf0'), 'latin1'),
    ],
    [
      'with a table longer than its box',
      (bytes: Buffer) =>
        Buffer.from(bytes.toString('latin1').replace(/(stco.{4})..../s, '$1\x7f\xff\xff\xff'), 'latin1'),
    ],
  ])('refuses a file that is %s, with a code, and leaves nothing behind', async (_, damage) => {
    const file = join(folder, 'damaged.mp4');
    await writeFile(file, damage(mp4({ order: 'index first', tables: 'stco' })));
    await expect(
      signVideo({ file, out: join(folder, 'never.mp4'), action: 'face_swapped', certificate }),
    ).rejects.toThrow(EngineError);
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('stops on its signal and leaves nothing behind', async () => {
    const file = join(folder, 'source.mp4');
    await writeFile(file, mp4({ order: 'index first', tables: 'stco' }));
    await expect(
      signVideo({
        file,
        out: join(folder, 'never.mp4'),
        action: 'face_swapped',
        certificate,
        signal: AbortSignal.abort(),
      }),
    ).rejects.toThrow('engine.aborted');
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });
});
