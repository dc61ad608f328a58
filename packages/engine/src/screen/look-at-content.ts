import type { YuvPicture } from '../picture/yuv-picture.ts';
import type { Region } from '../vision/index.ts';
import { sexualOf, type ContentNetworks, type ContentScores } from './content-networks.ts';
import { screenThresholds } from './thresholds.ts';

/** `clear`: the first network saw nothing. `doubted`: it did, the second does not. `held`: both did. `certain`: both are sure. */
export type ContentLook =
  | { outcome: 'clear'; first: ContentScores; second: undefined }
  | { outcome: 'doubted' | 'held' | 'certain'; first: ContentScores; second: ContentScores };

/** Asks the quick network, and the better one only where the quick one is not at ease. */
export async function lookAtContent(networks: ContentNetworks, { picture, region }: { picture: YuvPicture; region: Region }): Promise<ContentLook> {
  const first = await networks.first(picture, region);
  const isAtEase = sexualOf(first) < screenThresholds.firstSexual && first.sexy < screenThresholds.firstSexy;
  if (isAtEase) return { outcome: 'clear', first, second: undefined };
  const second = await networks.second(picture, region);
  return { outcome: outcomeOf(first, second), first, second };
}

function outcomeOf(first: ContentScores, second: ContentScores): 'doubted' | 'held' | 'certain' {
  if (sexualOf(second) < screenThresholds.secondSexual) return 'doubted';
  const isCertain = Math.min(sexualOf(first), sexualOf(second)) >= screenThresholds.certainSexual;
  return isCertain ? 'certain' : 'held';
}

interface Displayed {
  picture: { width: number; height: number };
  /** Degrees clockwise that the picture is turned by when it is shown. */
  rotation: number;
}

/** The whole picture, upright, in the smallest square that holds it. */
export function wholeView({ picture: { width, height }, rotation }: Displayed): Region {
  return { cx: width / 2, cy: height / 2, size: Math.max(width, height), angle: (-rotation * Math.PI) / 180 };
}

/** Nearer: a second view of an image, which has no second frame. */
export function nearerView(displayed: Displayed): Region {
  const whole = wholeView(displayed);
  return { ...whole, size: whole.size * 0.8 };
}
