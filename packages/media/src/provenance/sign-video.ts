import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { findManifestBox } from './mp4/manifest-box.ts';
import { planMp4, readMp4 } from './mp4/plan-mp4.ts';
import { writeMp4 } from './mp4/write-mp4.ts';
import { findParent } from './own-parent.ts';
import type { SignOptions } from './sign-options.ts';
import { findReasonAgainst, type SignResult } from './sign-result.ts';
import { writeWhole } from './write-whole.ts';
import { xmpPacket } from './xmp.ts';

/**
 * Copies an MP4 with tags, XMP and a signed C2PA manifest. Nothing is ever held whole: memory does not grow with the
 * video.
 */
export async function signVideo({ file, out, action, certificate, parent, signal }: SignOptions): Promise<SignResult> {
  const source = await open(file, 'r');
  try {
    const mp4 = await readMp4(source);
    const reason = findReasonAgainst(certificate);
    const manifest =
      certificate && !reason
        ? await findManifestBox({
            action,
            certificate,
            parent: (await findParent(parent, certificate)).own,
            container: { ftyp: hexHash(mp4.ftyp) },
          })
        : undefined;
    const parts = planMp4(mp4, {
      xmp: xmpPacket({ action, manifest: manifest ? 'embedded' : 'none' }),
      manifestSize: manifest?.size ?? 0,
    });
    await writeWhole(out, async (target) => {
      const hash = await writeMp4({ source, target, parts, signal });
      if (manifest) await target.write(manifest.seal(hash), 0, manifest.size, mp4.ftyp.length);
    });
    return manifest ? { signed: true } : { signed: false, reason: reason ?? 'certificate_refused' };
  } finally {
    await source.close();
  }
}

function hexHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
