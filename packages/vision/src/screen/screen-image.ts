import { findFaces } from '../networks/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { AgeLedger, hasAge } from './apparent-age.ts';
import type { ScreenEyes } from './eyes.ts';
import { lookAtContent, mirroredView, nearerView, turnedView, wholeView } from './look-at-content.ts';
import { Findings, type ScreenVerdict } from './verdict.ts';

const at = { frame: 0, seconds: 0, shot: 0 };

/**
 * Screens an upright image: whole, nearer, and in a mirror where one of these was doubtful, each turned too where both
 * networks see something. An image has no second frame, so its views must agree.
 */
export async function screenImage(
  picture: YuvPicture,
  { eyes, signal }: { eyes: ScreenEyes; signal?: AbortSignal | undefined },
): Promise<ScreenVerdict> {
  const findings = new Findings();
  const whole = wholeView({ picture, rotation: 0 });
  const near = nearerView({ picture, rotation: 0 });
  const mirrored = mirroredView(whole);
  const looks = [
    { view: whole, turned: turnedView(whole, 1) },
    { view: near, turned: turnedView(near, -1) },
    { view: mirrored, turned: turnedView(mirrored, 1) },
  ];
  let isDoubtful = false;
  for (const { view, turned } of looks) {
    signal?.throwIfAborted();
    if (view.isMirrored && (!isDoubtful || findings.isRefused)) break;
    const look = await lookAtContent(eyes.content, { picture, views: [view], turned: [turned] });
    isDoubtful ||= look.outcome !== 'clear';
    findings.add(at, look);
  }
  const ages = new AgeLedger();
  if (eyes.faces && !findings.isRefused) {
    for (const { mesh } of (await findFaces(eyes.faces.vision, picture)).filter(hasAge)) {
      signal?.throwIfAborted();
      ages.add(at, await eyes.faces.ages.read(picture, mesh, 'photo'));
    }
  }
  return findings.finish({ frames: 1, young: ages.listYoung('photo') });
}
