import { castOf, renderPortrait, type Person, type Portrait, type PortraitOptions } from '@semblante/actors';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWeightsFolder } from '@semblante/vision/testing';
import { openVision, type Vision } from '@semblante/vision/networks';
import { judgePhoto, qualityOf } from './judge-photo.ts';
import { loadPhoto } from '@semblante/media/picture';

let vision: Vision;
beforeAll(async () => {
  vision = await openVision({ weightsFolder: testWeightsFolder() });
});
afterAll(() => vision.close());

const side = 440;

const drawn = new Map<string, Portrait>();
function portrait(name: string, options: Partial<PortraitOptions> = {}) {
  const key = JSON.stringify([name, options]);
  const known = drawn.get(key) ?? draw(castOf(name)[0]!, options);
  drawn.set(key, known);
  return photoOf(known);
}
const draw = (person: Person, options: Partial<PortraitOptions> = {}) =>
  renderPortrait(person, { width: side, height: side, textureSize: 256, ...options });
const photoOf = ({ rgb, width, height }: Portrait) => sharp(rgb, { raw: { width, height, channels: 3 } });

const judge = async (photo: Sharp) => judgePhoto(vision, await loadPhoto(await photo.png().toBuffer()));
const refusal = async (photo: Sharp) => {
  const judged = await judge(photo);
  return judged.verdict === 'refuse' ? judged.code : judged.verdict;
};

it('takes a clear frontal photo and has nothing to say about it', async () => {
  expect(await judge(portrait('ana'))).toMatchObject({ verdict: 'ok', hints: [] });
  expect(await judge(portrait('femi'))).toMatchObject({ verdict: 'ok' });
});

it.each([
  ['photo.face_turned', () => portrait('ana', { pose: { yaw: 48 } })],
  ['photo.face_turned', () => portrait('ben', { pose: { pitch: 38 } })],
  ['photo.too_dark', () => portrait('ana').linear(0.1, 0)],
  ['photo.too_bright', () => portrait('ana').linear(1, 150)],
  ['photo.face_too_small', () => portrait('ana', { frameHeightCm: 120 })],
  ['photo.blurred', () => portrait('ana').blur(9)],
  ['photo.covered', () => portrait('ana', { hand: { x: 0, y: -14, z: 12 } })],
  ['photo.no_face', () => sharp({ create: { width: side, height: side, channels: 3, background: '#6b8a9a' } })],
] as const)('refuses with %s', async (code, photo) => {
  expect(await refusal(photo())).toBe(code);
});

it('does not take dark rims from ear to ear for a fringe that hides the forehead', async () => {
  const glasses = { colour: '#101014', halfWidth: 3.1, halfHeight: 2, squareness: 3.6, rim: 0.45 };
  const worn = await Promise.all(
    castOf('gus', 'femi').map(async (person) => await judge(photoOf(draw({ ...person, glasses })))),
  );
  for (const { measures } of worn) expect(measures?.covered).toBeLessThan(0.25);
  for (const judged of worn)
    expect(judged).toMatchObject({ verdict: 'warn', hints: expect.arrayContaining(['glasses']) });
});

it('refuses two people but not somebody far behind', async () => {
  const other = await portrait('ben').png().toBuffer();
  const beside = portrait('ana')
    .extend({ right: side, background: '#888' })
    .composite([{ input: other, left: side, top: 0 }]);
  expect(await refusal(beside)).toBe('photo.several_faces');
  const small = await sharp(other)
    .resize(side / 4)
    .png()
    .toBuffer();
  const behind = await portrait('ana')
    .extend({ right: side / 2, background: '#888' })
    .composite([{ input: small, left: side + 40, top: 20 }])
    .png()
    .toBuffer();
  expect(await refusal(sharp(behind))).not.toBe('photo.several_faces');
});

it('finds a face that is a small part of a large photo', async () => {
  const scene = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#7d93a6' } }).composite([
    { input: await portrait('ana').png().toBuffer(), left: 1800, top: 1000 },
  ]);
  expect(await judge(sharp(await scene.png().toBuffer()))).toMatchObject({
    measures: { faceWidth: expect.closeTo(178, -1.2) },
  });
});

it('hints at what could be better', async () => {
  const hintsFor = async (photo: Sharp) => (await judge(photo)).hints;
  expect(await hintsFor(portrait('ana', { expression: { blinkLeft: 1, blinkRight: 1 } }))).toContain('eyes_closed');
  expect(await hintsFor(portrait('ana', { pose: { yaw: 27 } }))).toContain('turned');
  expect(await hintsFor(portrait('dora'))).toContain('glasses');
  expect(await hintsFor(portrait('ana').linear(0.32, 0))).toContain('dark');
});

it('prefers the clearer of two photos', async () => {
  const [clear, turned] = [
    await judge(portrait('ben')),
    await judge(portrait('ben', { pose: { yaw: 25 }, expression: { mouthOpen: 1 } })),
  ];
  expect(qualityOf(clear.measures!)).toBeGreaterThan(qualityOf(turned.measures!) + 0.2);
});
