import type { YuvPicture } from '@semblante/media/picture';
import { regionOfMesh, type Region, type Vision } from '../networks/index.ts';
import { faceLuma, guessDoubt } from './face-luma.ts';
import { interpolated, isJump, sightingOf, type FaceTrack, type Sighting } from './face-track.ts';

export type Sight = Pick<Vision, 'detect' | 'mesh' | 'describe'>;

/** Pictures of the frames that are not yet given away. */
export type PictureOf = (frame: number) => YuvPicture;

/** The mesh network's own line between a face and no face. */
export const faceFlagMin = 0.5;

export async function measure(
  sight: Sight,
  { picture, frame, region }: { picture: YuvPicture; frame: number; region: Region },
): Promise<Sighting | undefined> {
  const reading = await sight.mesh(picture, region);
  return reading.flag < faceFlagMin
    ? undefined
    : { ...sightingOf(frame, reading), luma: faceLuma(picture, reading.mesh) };
}

/**
 * Follows a face up to `frame` by one measurement there; frames between are interpolated, or measured where that would
 * be too far off. A face that cannot be found straight away is followed frame by frame. Gives what jumped, if something
 * else than the face was found instead.
 */
export async function followTo(
  track: FaceTrack,
  { sight, pictureOf, frame }: { sight: Sight; pictureOf: PictureOf; frame: number },
): Promise<Sighting | undefined> {
  const seen = await measure(sight, { picture: pictureOf(frame), frame, region: track.regionAt(frame) });
  if (seen && !isJump(track.last, seen)) {
    const from = track.last;
    track.extend(seen);
    await fillBetween(track, { sight, pictureOf, from, to: seen });
    return undefined;
  }
  if (frame - track.last.frame === 1) {
    track.lose(frame);
    return seen;
  }
  return followEachTo(track, { sight, pictureOf, frame });
}

async function followEachTo(
  track: FaceTrack,
  { sight, pictureOf, frame }: { sight: Sight; pictureOf: PictureOf; frame: number },
): Promise<Sighting | undefined> {
  for (let next = track.last.frame + 1; next <= frame; next++) {
    const jumped = await followTo(track, { sight, pictureOf, frame: next });
    if (track.isLost) return jumped;
  }
  return undefined;
}

/** Guesses the middle; when it does not look like the face, it is measured, and so on with both halves. */
async function fillBetween(
  track: FaceTrack,
  { sight, pictureOf, from, to }: { sight: Sight; pictureOf: PictureOf; from: Sighting; to: Sighting },
): Promise<void> {
  if (to.frame - from.frame < 2) return;
  const frame = (from.frame + to.frame) >> 1;
  const picture = pictureOf(frame);
  const guess = guessAt(frame, { picture, from, to });
  const share = (frame - from.frame) / (to.frame - from.frame);
  const seen =
    guessDoubt({ from: from.luma, guess: guess.luma, to: to.luma, share }) > 1
      ? await measure(sight, { picture, frame, region: regionOfMesh(guess.mesh) })
      : undefined;
  const middle = seen && !isJump(from, seen) && !isJump(seen, to) ? seen : guess;
  track.insert(middle);
  await fillBetween(track, { sight, pictureOf, from, to: middle });
  await fillBetween(track, { sight, pictureOf, from: middle, to });
}

function guessAt(
  frame: number,
  { picture, from, to }: { picture: YuvPicture; from: Sighting; to: Sighting },
): Sighting {
  const guess = interpolated(from, to, frame);
  return { ...guess, luma: faceLuma(picture, guess.mesh) };
}

export function interpolateBetween(track: FaceTrack, from: Sighting, to: Sighting): void {
  for (let frame = from.frame + 1; frame < to.frame; frame++) track.insert(interpolated(from, to, frame));
}
