import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardTags } from './colour-tags.ts';
import { SegmentWriter, readSegment, segmentPackets } from './segment-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segment-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const head = {
  range: { first: 300, end: 303 },
  encoded: {
    shape: { width: 64, height: 48 },
    timeBase: { num: 1, den: 90_000 },
    fps: 29.97,
    tags: standardTags,
    pixelAspect: { num: 1, den: 1 },
  },
  parameterSets: Uint8Array.from([0, 0, 0, 1, 103]),
};
const packets = [
  { pts: -1501, isKeyframe: true, data: Uint8Array.from([1, 2, 3]) },
  { pts: 9_007_199_254_740_991, isKeyframe: false, data: new Uint8Array(0) },
  { pts: 0, isKeyframe: false, data: new Uint8Array(3_000_000).fill(7) },
];

async function write(file: string): Promise<void> {
  const writer = await SegmentWriter.create(file);
  for (const packet of packets) await writer.add(packet);
  expect(await readdir(folder)).not.toContain(file.slice(folder.length + 1));
  await writer.commit(head);
}

describe('a segment file', () => {
  it('gives back what was put in', async () => {
    const file = join(folder, 'whole');
    await write(file);
    const contents = await readSegment(file);
    expect(contents).toMatchObject(head);
    let i = 0;
    for await (const { pts, isKeyframe, data } of segmentPackets(file, contents)) {
      expect({ pts, isKeyframe }).toMatchObject({ pts: packets[i]!.pts, isKeyframe: packets[i]!.isKeyframe });
      expect(Buffer.from(data).equals(packets[i]!.data)).toBe(true);
      i++;
    }
    expect(i).toBe(packets.length);
  });

  it('is not there when it was given up', async () => {
    const writer = await SegmentWriter.create(join(folder, 'given-up'));
    await writer.add(packets[0]!);
    await writer.discard();
    expect((await readdir(folder)).filter((name) => name.startsWith('given-up'))).toEqual([]);
  });

  it.each([
    ['its end is missing', (bytes: Buffer) => bytes.subarray(0, -5)],
    ['it is empty', () => Buffer.alloc(0)],
    ['it is something else', () => Buffer.from('something else that is long enough')],
    [
      'its footer claims too much',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(-12, -8).fill(255), bytes.subarray(-8)]),
    ],
  ])('is refused when %s', async (_reason, broken) => {
    const [whole, file] = [join(folder, 'to-break'), join(folder, 'broken')];
    await rm(whole, { force: true });
    await write(whole);
    await writeFile(file, broken(await readFile(whole)));
    await expect(readSegment(file)).rejects.toMatchObject({ code: 'engine.input_invalid' });
  });
});
