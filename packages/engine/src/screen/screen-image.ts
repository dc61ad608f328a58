import type { YuvPicture } from '../picture/yuv-picture.ts';
import { findFaces } from '../photo/find-faces.ts';
import { AgeLedger, hasAge } from './apparent-age.ts';
import type { ScreenEyes } from './eyes.ts';
import { lookAtContent, nearerView, wholeView } from './look-at-content.ts';
import { Findings, type ScreenVerdict } from './verdict.ts';

const at = { frame: 0, seconds: 0 };

/** Screens an upright image: whole, and nearer. */
export async function screenImage(picture: YuvPicture, { eyes, signal }: { eyes: ScreenEyes; signal?: AbortSignal | undefined }): Promise<ScreenVerdict> {
  const findings = new Findings();
  for (const view of [wholeView, nearerView]) {
    signal?.throwIfAborted();
    findings.add(at, await lookAtContent(eyes.content, { picture, region: view({ picture, rotation: 0 }) }));
  }
  const ages = new AgeLedger();
  if (eyes.faces && !findings.isRefused) {
    for (const { mesh } of (await findFaces(eyes.faces.vision, picture)).filter(hasAge)) {
      signal?.throwIfAborted();
      ages.add(at, await eyes.faces.ages.read(picture, mesh));
    }
  }
  return findings.finish({ frames: 1, young: ages.listYoung('photo') });
}
