import { join } from 'node:path';
import { openVideo } from '@semblante/media/video';
import { screenVideo } from '@semblante/vision/screen';
import { magenta, makeCardNetworks } from '@semblante/vision/testing';
import { makeClip } from '@semblante/media/testing';

const size = { width: 64, height: 48 };
const fps = 10;
const places = 200;
/** Ten minutes, in each three seconds of which a card is planted for half a second. */
const slotSeconds = 3;
const cardSeconds = 0.5;

/**
 * Plants a card that stand-in networks take for the worst there is, and screens the part around each as a trim of the
 * whole.
 */
export async function measurePlanted(folder: string): Promise<{ places: number; caught: number }> {
  const starts = Array.from(
    { length: places },
    (_, i) => i * slotSeconds + ((i * 0.618_034) % 1) * (slotSeconds - cardSeconds),
  );
  const isCard = (seconds: number) => {
    const start = starts[Math.floor(seconds / slotSeconds)] ?? Infinity;
    return seconds >= start && seconds < start + cardSeconds;
  };
  const card = Uint8Array.from({ length: size.width * size.height * 3 }, (_, i) => magenta[i % 3]!);
  const file = join(folder, 'planted.mp4');
  await makeClip({
    file,
    ...size,
    fps,
    frames: places * slotSeconds * fps,
    picture: (frame) => (isCard(frame / fps) ? card : shaken(frame)),
    keyframeEvery: 50,
  });
  const content = await makeCardNetworks(folder);
  const video = await openVideo(file);
  let caught = 0;
  for (let i = 0; i < places; i++) {
    const { verdict } = await screenVideo(video, {
      eyes: { content },
      trim: { fromSeconds: i * slotSeconds, toSeconds: (i + 1) * slotSeconds },
    });
    if (verdict === 'refuse') caught++;
  }
  await content.close();
  return { places, caught };
}

/** A pattern of bars before a camera that is never held still. */
function shaken(frame: number): Uint8Array {
  const [right, down] = [(7 * frame) % 11, (5 * frame) % 7];
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let i = 0; i < size.width * size.height; i++)
    rgb.fill(
      (((i % size.width) + right) >> 3) % 2 === ((Math.floor(i / size.width) + down) >> 3) % 2 ? 80 : 160,
      3 * i,
      3 * i + 3,
    );
  return rgb;
}
