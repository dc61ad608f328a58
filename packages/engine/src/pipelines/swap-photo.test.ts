import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { castOf, renderPortrait, scene } from '@semblante/actors';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxOf } from '@semblante/vision/geometry';
import { findFaces, likenessOf, openVision, type Vision } from '@semblante/vision/networks';
import { loadPhoto } from '@semblante/media/picture';
import { openDevelopmentCertificate } from '@semblante/media/certificate';
import { verifyFile } from '@semblante/media/provenance';
import { testWeightsFolder } from '@semblante/vision/testing';
import type { PhotoJob } from './swap-job.ts';
import { type FoundInPhoto, lookAtPhoto, previewPhoto, swapPhoto } from './swap-photo.ts';
import { closeFaceTools, withFaceTools } from './warm-faces.ts';

/** Odd on purpose: the compositor works on even frames. */
const size = { width: 961, height: 541 };
const { signal } = new AbortController();
let folder: string;
let vision: Vision;
let found: FoundInPhoto;
const at = (name: string) => join(folder, name);

/**
 * Two people beside each other, as a photo, and a portrait of a third one. Glasses and beard of p1 stay, so p2 tells
 * whose face it is now.
 */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'swap-photo-'));
  vision = await openVision({ weightsFolder: testWeightsFolder() });
  const { rgb } = scene('pair', { width: 960, height: 540, fps: 25 }).frameAt(0);
  await sharp(rgb, { raw: { width: 960, height: 540, channels: 3 } })
    .extend({ right: 1, bottom: 1, extendWith: 'copy' })
    .png()
    .toFile(at('pair.png'));
  const [hana] = castOf('hana');
  const portrait = renderPortrait(hana!, { width: 512, height: 512 });
  await sharp(portrait.rgb, { raw: { width: 512, height: 512, channels: 3 } })
    .png()
    .toFile(at('hana.png'));
  found = await lookAtPhoto(vision, { image: at('pair.png'), folder: at('people') });
}, 180_000);
afterAll(async () => {
  await vision.close();
  await closeFaceTools();
  await rm(folder, { recursive: true, force: true });
});

const swap = (job: Partial<PhotoJob>, out: string) =>
  withFaceTools({ weights: testWeightsFolder(), signal }, (tools) =>
    swapPhoto(
      { image: at('pair.png'), mapping: [{ person: 'p2', photos: [at('hana.png')] }], label: 'none', ...job },
      {
        tools,
        out: at(out),
        signing: { kind: 'development', folder: at('keys') },
        signal,
        onProgress: () => undefined,
      },
    ),
  );

const pixelsOf = (file: string) => sharp(at(file)).removeAlpha().raw().toBuffer();

/** The smallest box around every pixel that is not the same in both. */
async function changedIn(file: string) {
  const [was, is] = [await pixelsOf('pair.png'), await pixelsOf(file)];
  const changed = { left: Infinity, top: Infinity, right: -1, bottom: -1, pixels: 0 };
  for (let i = 0; i < size.width * size.height; i++) {
    if (was[3 * i] === is[3 * i] && was[3 * i + 1] === is[3 * i + 1] && was[3 * i + 2] === is[3 * i + 2]) continue;
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    changed.left = Math.min(changed.left, x);
    changed.right = Math.max(changed.right, x);
    changed.top = Math.min(changed.top, y);
    changed.bottom = Math.max(changed.bottom, y);
    changed.pixels++;
  }
  return changed;
}

async function facesIn(file: string) {
  const picture = await loadPhoto(at(file));
  const faces = await findFaces(vision, picture);
  const described = [];
  for (const { mesh } of faces) described.push({ mesh, embedding: (await vision.describe(picture, mesh)).embedding });
  return described;
}

it('finds everybody in a picture, the largest first, each with a thumbnail', async () => {
  expect(found).toMatchObject(size);
  expect(found.people.map(({ id }) => id)).toEqual(['p1', 'p2']);
  expect(found.people[0]!.width).toBeGreaterThanOrEqual(found.people[1]!.width);
  for (const { thumbnail } of found.people)
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
});

it('finds a small face beside a large one, and says that it is small', async () => {
  const small = await sharp(at('hana.png')).resize(110).toBuffer();
  await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#8a94a0' } })
    .composite([
      { input: await sharp(at('hana.png')).resize(800).toBuffer(), left: 40, top: 60 },
      { input: small, left: 1300, top: 700 },
    ])
    .png()
    .toFile(at('near-and-far.png'));
  const { people } = await lookAtPhoto(vision, { image: at('near-and-far.png'), folder: at('near-and-far') });
  expect(people.map(({ concerns }) => concerns)).toEqual([[], ['small']]);
});

it('puts the face where it was mapped, at full size, and leaves every other pixel as it was', async () => {
  const report = await swap({}, 'swapped.png');
  expect(report).toMatchObject({ ...size, label: 'none', provenance: { signed: true } });
  expect(report.coverage).toEqual([{ person: 'p2', shown: 1, swapped: 1 }]);
  expect(await sharp(at('swapped.png')).metadata()).toMatchObject({ ...size, format: 'png' });
  const before = (await facesIn('pair.png'))[1]!;
  const box = boxOf(before.mesh);
  const changed = await changedIn('swapped.png');
  expect(changed.pixels).toBeGreaterThan(0.3 * box.width * box.height);
  const room = 0.25 * Math.max(box.width, box.height);
  expect(changed.left).toBeGreaterThan(box.left - room);
  expect(changed.right).toBeLessThan(box.right + room);
  expect(changed.top).toBeGreaterThan(box.top - room);
  expect(changed.bottom).toBeLessThan(box.bottom + room);
  const hana = (await facesIn('hana.png'))[0]!.embedding;
  const near = ({ mesh }: { mesh: Float32Array }) => Math.abs(boxOf(mesh).centreX - box.centreX) < box.width / 2;
  const after = (await facesIn('swapped.png')).find(near)!;
  expect(likenessOf(after.embedding, hana)).toBeGreaterThan(likenessOf(before.embedding, hana) + 0.1);
}, 60_000);

it('says on the picture, at its edge, and in its data that a face was swapped', async () => {
  const report = await swap({ label: 'pt_BR' }, 'labelled.png');
  expect(report.label).toBe('drawn');
  const [plain, labelled] = [await pixelsOf('swapped.png'), await pixelsOf('labelled.png')];
  const rows = new Set<number>();
  for (let i = 0; i < plain.length; i++) if (plain[i] !== labelled[i]) rows.add(Math.floor(i / 3 / size.width));
  expect(rows.size).toBeGreaterThan(8);
  expect(Math.min(size.height - Math.max(...rows), Math.min(...rows))).toBeLessThan(0.1 * size.height);
  const { chain } = await openDevelopmentCertificate(at('keys'));
  expect(await verifyFile(at('labelled.png'), { certificates: [chain[0]!] })).toMatchObject({
    verdict: 'valid',
    ours: true,
    action: 'face_swapped',
  });
}, 60_000);

it('previews a smaller picture by where the faces were found in the large one', async () => {
  await sharp(at('pair.png')).resize(640).png().toFile(at('smaller.png'));
  await copyFile(at('hana.png'), at('face.png'));
  const job = {
    image: at('smaller.png'),
    analysis: found.file,
    mapping: [{ person: 'p2', photos: [at('face.png')] }],
    label: 'none' as const,
  };
  const preview = () =>
    withFaceTools({ weights: testWeightsFolder(), signal }, (tools) =>
      previewPhoto(job, { tools, out: at('people'), signal }),
    );
  await preview();
  const [before, after] = [await pixelsOf('people/0-before.jpg'), await pixelsOf('people/0-after.jpg')];
  const box = boxOf((await facesIn('pair.png'))[1]!.mesh);
  const scale = 640 / size.width;
  let [inside, outside] = [0, 0];
  for (let i = 0; i < before.length; i += 3) {
    const x = ((i / 3) % 640) / scale;
    if (Math.abs(before[i]! - after[i]!) <= 12) continue;
    if (Math.abs(x - box.centreX) < box.width) inside++;
    else outside++;
  }
  expect(inside).toBeGreaterThan(500);
  expect(outside).toBe(0);
  // The face is known by now, and another one in its file is not taken for it.
  await preview();
  expect(await pixelsOf('people/0-after.jpg')).toEqual(after);
  await sharp(at('hana.png')).flop().toFile(at('face.png'));
  await preview();
  const otherDrawn = await pixelsOf('people/0-after.jpg');
  expect(otherDrawn).not.toEqual(after);
  await closeFaceTools();
  await preview();
  expect(await pixelsOf('people/0-after.jpg')).toEqual(otherDrawn);
}, 240_000);

it('refuses a picture without a face, and somebody who is not in it', async () => {
  await sharp({ create: { ...size, channels: 3, background: '#6b8e6b' } })
    .png()
    .toFile(at('grass.png'));
  await expect(swap({ image: at('grass.png') }, 'no.png')).rejects.toMatchObject({ code: 'swap.no_face' });
  const nobody = [{ person: 'p9', photos: [at('hana.png')] }];
  await expect(swap({ mapping: nobody }, 'no.png')).rejects.toMatchObject({ code: 'swap.unknown_person' });
});
