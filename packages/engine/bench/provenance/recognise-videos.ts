import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { scene, sceneNames } from '@semblante/actors';
import { fingerprintVideo, VideoFingerprinter } from '@semblante/media/fingerprinter';
import type { VideoFingerprint } from '@semblante/media/fingerprint';
import { benchLimits, openVideo } from '@semblante/media/video';
import { yuvFromRgb } from '@semblante/media/picture';
import { makeClip } from '@semblante/media/testing';
import { encodeAgain, makeCopy } from './make-copy.ts';
import { randomNumbers, randomPortrait } from './random-portraits.ts';
import { recognise, type Recognition } from './recognition.ts';

const pannedClips = 34;
const strangerSeconds = 8;
/** Copies are made with all frames in memory. */
const framesMax = 400;

/**
 * Copies at half the bitrate, 75 % of the size and 90 % of the length: of scenes with actors, of portraits that a
 * camera pans over, and of real clips.
 */
export async function recogniseVideos({
  media,
  folder,
  others,
}: {
  media: string | undefined;
  folder: string;
  others: number;
}): Promise<Recognition & { clips: Record<string, number> }> {
  const next = randomNumbers(20261116);
  const scenes = await sceneOriginals(folder);
  const panned = await pannedOriginals(folder, next);
  const real = media ? await realOriginals(join(media, 'videos'), folder) : [];
  const pairs: { original: VideoFingerprint; copy: VideoFingerprint }[] = [];
  for (const { name, file } of [...scenes, ...panned, ...real]) {
    const copy = await makeCopy({
      original: file,
      folder,
      name,
      trimShare: 0.1,
      trimAtStart: next(),
      scale: 0.75,
      bitrateShare: 0.5,
    });
    pairs.push({ original: await fingerprintVideo(file), copy: await fingerprintVideo(copy, { detail: 'search' }) });
  }
  const strangers = Array.from({ length: others }, () => strangerRecord(next));
  return { ...recognise(pairs, strangers), clips: { scenes: scenes.length, panned: panned.length, real: real.length } };
}

interface Original {
  name: string;
  file: string;
}

/** As the product would give it out. */
async function original(name: string, source: string, folder: string): Promise<Original> {
  const file = join(folder, `${name}.mp4`);
  await encodeAgain(source, file, 20);
  return { name, file };
}

async function sceneOriginals(folder: string): Promise<Original[]> {
  const originals: Original[] = [];
  for (const name of sceneNames) {
    const { width, height, fps, frames, frameAt } = scene(name, { width: 320, height: 180, fps: 15, textureSize: 256 });
    const source = join(folder, `source-${name}.mp4`);
    await makeClip({ file: source, width, height, fps, frames: Math.min(frames, 90), picture: (i) => frameAt(i).rgb });
    originals.push(await original(`scene-${name}`, source, folder));
  }
  return originals;
}

async function pannedOriginals(folder: string, next: () => number): Promise<Original[]> {
  const originals: Original[] = [];
  for (let i = 0; i < pannedClips; i++) {
    const picture = randomPortrait(next, { width: 400, height: 225 });
    const size = { width: 320, height: 180 };
    const way = { x: next() * 80, y: next() * 45, toX: next() * 80, toY: next() * 45 };
    const frames = 75;
    const source = join(folder, `source-panned-${i}.mp4`);
    const at = (frame: number) => ({
      x: Math.round(way.x + ((way.toX - way.x) * frame) / frames),
      y: Math.round(way.y + ((way.toY - way.y) * frame) / frames),
    });
    await makeClip({
      file: source,
      ...size,
      fps: 25,
      frames,
      picture: (frame) => cut(picture, { ...at(frame), ...size }),
    });
    originals.push(await original(`panned-${i}`, source, folder));
  }
  return originals;
}

async function realOriginals(folderOfMedia: string, folder: string): Promise<Original[]> {
  const originals: Original[] = [];
  for (const name of await readdir(folderOfMedia)) {
    const source = join(folderOfMedia, name);
    const { timeline } = await openVideo(source, benchLimits);
    if (timeline.pts.length <= framesMax)
      originals.push(await original(`real-${name.replaceAll(/\W/g, '-')}`, source, folder));
  }
  return originals;
}

/** A clip that was never encoded: its moments are all that is compared. */
function strangerRecord(next: () => number): VideoFingerprint {
  const picture = randomPortrait(next, { width: 256, height: 144 });
  const size = { width: 224, height: 126 };
  const fingerprinter = new VideoFingerprinter({ seconds: strangerSeconds, detail: 'record', rotation: 0 });
  const way = { x: next() * 32, y: next() * 18, toX: next() * 32, toY: next() * 18 };
  for (let seconds = 0; seconds < strangerSeconds; seconds += 0.5) {
    const share = seconds / strangerSeconds;
    const rgb = cut(picture, {
      x: Math.round(way.x + (way.toX - way.x) * share),
      y: Math.round(way.y + (way.toY - way.y) * share),
      ...size,
    });
    fingerprinter.add(seconds, yuvFromRgb(rgb, { ...size, colour: { range: 'limited', matrix: 'bt709' } }));
  }
  return fingerprinter.finish();
}

function cut(
  { rgb, width: stride }: { rgb: Uint8Array; width: number },
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Uint8Array {
  const part = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++)
    part.set(rgb.subarray(((y + row) * stride + x) * 3, ((y + row) * stride + x + width) * 3), row * width * 3);
  return part;
}
