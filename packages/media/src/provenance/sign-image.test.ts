import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { openDevelopmentCertificate } from '../certificate/development-certificate.ts';
import { issueCertificate } from '../certificate/issue-certificate.ts';
import { readCertificate, type SigningCertificate } from '../certificate/signing-certificate.ts';
import { splitPng } from './image/png-metadata.ts';
import { signImage } from './sign-image.ts';
import { verifyFile } from './verify-file.ts';

let folder: string;
let certificate: SigningCertificate;
let certificates: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-sign-image-'));
  certificate = await openDevelopmentCertificate(join(folder, 'keys'));
  certificates = [certificate.chain[0]!];
});
afterAll(() => rm(folder, { recursive: true }));

type Format = 'jpeg' | 'png' | 'webp';
const formats: Format[] = ['jpeg', 'png', 'webp'];

/** A small picture that carries what cameras and editors leave in files, and a colour profile, which must stay. */
async function pictureWithSecrets(format: Format): Promise<string> {
  const width = 40;
  const height = 24;
  const pixels = Buffer.from(Array.from({ length: width * height * 4 }, (_, i) => (i % 4 === 3 ? 200 : (i * 7) % 256)));
  const file = join(folder, `secrets.${format}`);
  const exif = {
    IFD0: { Copyright: 'Maria da Silva', ImageDescription: 'my house' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 32/1 0/1' },
  };
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
    .withIccProfile('p3')
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Maria da Silva</x:xmpmeta>');
  await (
    format === 'jpeg' ? picture.flatten().jpeg() : format === 'png' ? picture.png() : picture.webp({ lossless: true })
  ).toFile(file);
  return file;
}

async function sign(format: Format, name = `signed.${format}`): Promise<string> {
  const out = join(folder, name);
  await signImage({ file: await pictureWithSecrets(format), out, action: 'background_removed', certificate });
  return out;
}

describe.each(formats)('a signed %s', (format) => {
  it('is valid, ours, and says what was done', async () => {
    const verification = await verifyFile(await sign(format), { certificates });
    expect(verification).toMatchObject({
      verdict: 'valid',
      ours: true,
      action: 'background_removed',
      generator: 'Semblante',
      format: `image/${format}`,
    });
    expect(verification).toMatchObject({
      signer: { organisation: 'Semblante' },
      digitalSourceType: expect.stringContaining('compositeWithTrainedAlgorithmicMedia'),
    });
    expect(Math.abs(Date.parse((verification as { when: string }).when) - Date.now())).toBeLessThan(60_000);
  });

  it('keeps every pixel and the colour profile, and none of the metadata it came with', async () => {
    const before = await pictureWithSecrets(format);
    const after = await sign(format);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
    const metadata = await sharp(after).metadata();
    expect(metadata.icc).toEqual((await sharp(before).metadata()).icc);
    expect(metadata.exif).toBeUndefined();
    expect((await readFile(after)).includes('Maria')).toBe(false);
    expect((await readFile(before)).includes('Maria')).toBe(true);
  });

  it('carries the IPTC digital source type in XMP', async () => {
    const { xmp } = await sharp(await sign(format)).metadata();
    expect(xmp?.toString()).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia"',
    );
  });

  it('verifies as tampered wherever one byte is flipped', async () => {
    const signed = await readFile(await sign(format));
    const flipped = join(folder, `flipped.${format}`);
    const verdicts = new Set<string>();
    // All of the file was tried once (see docs); here a prime step lands in every part of it: frame, manifest,
    // metadata, pixels.
    for (let at = 0; at < signed.length; at += 67) {
      const copy = Buffer.from(signed);
      copy[at]! ^= 1 << (at % 8);
      await writeFile(flipped, copy);
      verdicts.add((await verifyFile(flipped, { certificates })).verdict);
    }
    expect([...verdicts]).toEqual(['tampered']);
  });

  it('verifies as tampered when its frame is touched where C2PA readers do not look', async () => {
    const signed = await readFile(await sign(format));
    const store = signed.indexOf('jumb') - 4;
    const flipped = join(folder, `frame.${format}`);
    for (let at = store - 12; at < store + 48; at++) {
      const copy = Buffer.from(signed);
      copy[at]! ^= 0x80;
      await writeFile(flipped, copy);
      expect(await verifyFile(flipped, { certificates }), `byte ${at - store} of the store`).toMatchObject({
        verdict: 'tampered',
      });
    }
  });
});

describe('an image', () => {
  it('is unknown when nobody signed it', async () => {
    expect(await verifyFile(await pictureWithSecrets('png'), { certificates })).toEqual({
      verdict: 'unknown',
      reason: 'no_manifest',
    });
  });

  it('is unknown when somebody signed it whose certificate we do not know, even in our name', async () => {
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const name = { organisation: 'Semblante', commonName: 'Semblante' };
    const dates = { from: new Date(Date.now() - 1e8), until: new Date(Date.now() + 1e8) };
    const chain = issueCertificate({
      subject: name,
      subjectKey: keys.publicKey,
      issuer: { organisation: 'Nobody', commonName: 'Nobody' },
      issuerKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
      role: 'signer',
      ...dates,
    });
    const stranger = readCertificate({
      chain,
      key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    });
    const out = join(folder, 'stranger.png');
    expect(
      await signImage({ file: await pictureWithSecrets('png'), out, action: 'face_swapped', certificate: stranger }),
    ).toEqual({ signed: true });
    expect(await verifyFile(out, { certificates })).toMatchObject({
      verdict: 'unknown',
      reason: 'unknown_signer',
      claimed: { ours: false },
    });
    expect(await verifyFile(out, { certificates: [...certificates, stranger.chain[0]!] })).toMatchObject({
      verdict: 'valid',
      ours: true,
    });
  });

  it('is tampered when its manifest was cut out', async () => {
    const signed = await readFile(await sign('png'));
    const without = join(folder, 'without.png');
    await writeFile(
      without,
      Buffer.concat([
        signed.subarray(0, 8),
        ...splitPng(signed)
          .filter(({ type }) => type !== 'caBX')
          .map(({ bytes }) => bytes),
      ]),
    );
    expect(await verifyFile(without, { certificates })).toMatchObject({
      verdict: 'tampered',
      reason: 'manifest_missing',
    });
  });

  it('is labelled without a manifest, and the result says why, when there is no usable certificate', async () => {
    const out = join(folder, 'unsigned.webp');
    expect(
      await signImage({
        file: await pictureWithSecrets('webp'),
        out,
        action: 'background_removed',
        certificate: undefined,
      }),
    ).toEqual({ signed: false, reason: 'no_certificate' });
    expect((await sharp(out).metadata()).xmp?.toString()).toContain('DigitalSourceType');
    expect(await verifyFile(out, { certificates })).toEqual({ verdict: 'unknown', reason: 'no_manifest' });
  });

  it('that is one of our own outputs hands its history on', async () => {
    const parent = await sign('png', 'parent.png');
    const out = join(folder, 'child.jpeg');
    await signImage({ file: await pictureWithSecrets('jpeg'), out, action: 'face_swapped', certificate, parent });
    expect(await verifyFile(out, { certificates })).toMatchObject({ verdict: 'valid', action: 'face_swapped' });
    const child = await readFile(out);
    expect(child.includes('The background was removed by AI')).toBe(true);
    child[child.indexOf('The background was removed by AI')]! ^= 1;
    await writeFile(out, child);
    expect(await verifyFile(out, { certificates })).toMatchObject({ verdict: 'tampered' });
  });

  it('with another kind of parent only says that there was one', async () => {
    const out = join(folder, 'grandchild.jpeg');
    await signImage({
      file: await pictureWithSecrets('jpeg'),
      out,
      action: 'face_swapped',
      certificate,
      parent: await pictureWithSecrets('png'),
    });
    expect(await verifyFile(out, { certificates })).toMatchObject({ verdict: 'valid' });
    const bytes = await readFile(out);
    expect([bytes.includes('parentOf'), bytes.includes('secrets')]).toEqual([true, false]);
  });

  it('may be signed in place, and leaves nothing behind when it cannot be', async () => {
    const file = join(folder, 'in-place.png');
    await writeFile(file, await readFile(await pictureWithSecrets('png')));
    await signImage({ file, out: file, action: 'background_removed', certificate });
    expect(await verifyFile(file, { certificates })).toMatchObject({ verdict: 'valid' });
    const broken = join(folder, 'broken.png');
    await writeFile(broken, (await readFile(file)).subarray(0, 900));
    await expect(signImage({ file: broken, out: broken, action: 'background_removed', certificate })).rejects.toThrow(
      EngineError,
    );
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('that lies on its side by EXIF is refused, because EXIF is not kept', async () => {
    const file = join(folder, 'sideways.jpeg');
    await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(file);
    await expect(signImage({ file, out: file, action: 'background_removed', certificate })).rejects.toThrow(
      'orientation',
    );
  });
});
