import { writeFile } from 'node:fs/promises';
import { getPerson, renderPortrait, scene, type SceneName } from '@semblante/actors';
import sharp from 'sharp';
import { makeClip, type ClipPlan } from './make-clip.ts';

/** Drawing takes far longer than remembering, and tests ask for the same few scenes and portraits. */
const framesDrawn = new Map<string, Map<number, Uint8Array>>();
/** Larger ones, which only benchmarks and drills draw, are remembered for the one clip. */
const pixelsKept = 640 * 360;
const portraitsDrawn = new Map<string, Uint8Array>();

/** A small video of invented people with sound, as somebody might upload it. */
export async function makeActorClip(
  clip: { file: string; scene: SceneName; seconds: number; width?: number; height?: number; fps?: number } & Pick<
    ClipPlan,
    'audio' | 'keyframeEvery' | 'codec' | 'rotation'
  >,
): Promise<void> {
  const { file, seconds, width = 480, height = 270, fps = 15, ...rest } = clip;
  const stage = scene(clip.scene, { width, height, fps });
  const frames = Math.round(seconds * fps);
  const key = `${clip.scene} ${width} ${height} ${fps}`;
  const drawn = framesDrawn.get(key) ?? new Map<number, Uint8Array>();
  const isKept = width * height <= pixelsKept;
  if (isKept) framesDrawn.set(key, drawn);
  // A clip longer than its scene begins again.
  const picture = (frame: number) => {
    const known = drawn.get(frame % stage.frames) ?? stage.frameAt(frame % stage.frames).rgb;
    if (isKept || frames > stage.frames) drawn.set(frame % stage.frames, known);
    return known;
  };
  await makeClip({
    audio: { codec: 'aac', sampleRate: 44_100, channels: 1, toneHz: 440, seconds },
    keyframeEvery: fps,
    ...rest,
    file,
    width,
    height,
    fps,
    frames,
    picture,
  });
}

export async function makePortraitPhoto(
  file: string,
  who: string,
  pose: { yaw?: number; pitch?: number } = {},
): Promise<void> {
  const size = { width: 640, height: 640 } as const;
  const key = JSON.stringify([who, pose]);
  const rgb = portraitsDrawn.get(key) ?? renderPortrait(getPerson(who), { ...size, pose }).rgb;
  portraitsDrawn.set(key, rgb);
  const picture = sharp(rgb, { raw: { ...size, channels: 3 } });
  await writeFile(file, await (file.endsWith('.png') ? picture.png() : picture.jpeg({ quality: 92 })).toBuffer());
}

/** A picture with nobody in it. */
export async function makeWallPhoto(file: string): Promise<void> {
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#88aacc' } })
    .png()
    .toFile(file);
}

/** The same photo twice, side by side. */
export async function makePairPhoto(file: string, photo: string): Promise<void> {
  const one = await sharp(photo).resize(500, 500).toBuffer();
  const both = [0, 500].map((left) => ({ input: one, left, top: 0 }));
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#777777' } })
    .composite(both)
    .jpeg()
    .toFile(file);
}

/** A video with nobody in it. */
export async function makeWallClip(file: string): Promise<void> {
  const [width, height] = [320, 180];
  const wall = new Uint8Array(width * height * 3).fill(120);
  await makeClip({ file, width, height, frames: 10, fps: 10, picture: () => wall });
}
