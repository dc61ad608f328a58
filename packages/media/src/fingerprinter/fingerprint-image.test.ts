import { castOf, renderPortrait } from '@semblante/actors';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { compareFingerprints } from '../fingerprint/compare-fingerprints.ts';
import { decodeFingerprint, encodeFingerprint } from '../fingerprint/fingerprint.ts';
import { fingerprintImage } from './fingerprint-image.ts';

const width = 400;
const height = 300;
const portraits = new Map<string, Buffer>();

beforeAll(async () => {
  for (const [i, person] of castOf('ana', 'ben').entries()) {
    const { rgb } = renderPortrait(person, {
      width,
      height,
      backdrop: 'room',
      seed: i + 1,
      textureSize: 256,
      pose: { yaw: 10 * i },
    });
    portraits.set(
      person.name,
      await sharp(rgb, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
    );
  }
});

const ana = () => portraits.get('ana')!;

async function similarityOf(a: Buffer, b: Buffer) {
  return compareFingerprints(await fingerprintImage(a), await fingerprintImage(b));
}

describe('the fingerprint of an image', () => {
  it.each([
    ['saved small and coarse', (image: Sharp) => image.resize(300).jpeg({ quality: 25 })],
    [
      'cropped by a tenth at one corner',
      (image: Sharp) => image.extract({ left: 40, top: 0, width: 360, height: 270 }).jpeg({ quality: 40 }),
    ],
    [
      'cropped all around',
      (image: Sharp) => image.extract({ left: 18, top: 14, width: 362, height: 272 }).webp({ quality: 30 }),
    ],
    ['made brighter and flatter', (image: Sharp) => image.linear(0.8, 40).jpeg()],
    ['stretched', (image: Sharp) => image.resize(500, 300, { fit: 'fill' }).png()],
    ['without colour', (image: Sharp) => image.greyscale().png()],
  ])('knows a copy that was %s', async (_, change) => {
    expect(await similarityOf(ana(), await change(sharp(ana())).toBuffer())).toMatchObject({ isMatch: true });
  });

  it('tells somebody else before a like wall apart', async () => {
    expect(await similarityOf(ana(), portraits.get('ben')!)).toMatchObject({ isMatch: false });
  });

  it('sees a cut-out as it is shown on white', async () => {
    const mask = Buffer.from(
      Array.from({ length: width * height }, (_, i) =>
        Math.hypot((i % width) - 200, Math.floor(i / width) - 150) < 130 ? 255 : 0,
      ),
    );
    const cutOut = await sharp(ana())
      .joinChannel(mask, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const onWhite = await sharp(cutOut).flatten({ background: '#fff' }).jpeg({ quality: 50 }).toBuffer();
    expect(await similarityOf(cutOut, onWhite)).toMatchObject({ isMatch: true });
    expect(await similarityOf(cutOut, ana())).toMatchObject({ isMatch: false });
  });

  it('is taken upright, whatever EXIF says about the camera', async () => {
    const lying = await sharp(ana()).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await similarityOf(ana(), lying)).toMatchObject({ isMatch: true });
  });

  it('never matches when there is nothing in the picture', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
    expect(await similarityOf(await plain('#fff'), await plain('#fff'))).toEqual({ isMatch: false, similarity: 0 });
  });

  it('is 2 KB that can be stored', async () => {
    const fingerprint = await fingerprintImage(ana());
    const bytes = encodeFingerprint(fingerprint);
    expect(bytes).toHaveLength(2053);
    expect(decodeFingerprint(bytes)).toEqual(fingerprint);
  });

  it('of a file that is no image is refused with a code', async () => {
    await expect(fingerprintImage(Buffer.from('not an image'))).rejects.toThrow(EngineError);
  });
});
