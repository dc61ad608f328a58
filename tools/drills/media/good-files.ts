import { join } from 'node:path';
import { type ClipPlan, makeClip, countingPicture } from '@semblante/media/testing';

const size = { width: 128, height: 72 };
const sound = { codec: 'aac', sampleRate: 44_100, channels: 2, seconds: 0.9, toneHz: 440 } as const;

/** Small, and one of each kind that people have. */
const plans: Readonly<Record<string, Partial<ClipPlan>>> = {
  'h264.mp4': { audio: sound },
  'index-first.mp4': { audio: sound, layout: 'index first' },
  'fragmented.mp4': { audio: sound, layout: 'fragmented' },
  'variable.mp4': {
    timeBase: { num: 1, den: 90_000 },
    times: (frame) => frame * 3003 + ((frame * frame * 37) % 1500),
    audio: { ...sound, codec: 'libopus', sampleRate: 48_000 },
  },
  'turned.mp4': { rotation: 90, codec: 'mpeg4', audio: { ...sound, codec: 'libmp3lame' } },
  'hevc-10-bit.mp4': { codec: 'hevc', pixelFormat: 'yuv420p10le' },
  'hlg.mp4': {
    codec: 'hevc',
    pixelFormat: 'yuv420p10le',
    colourTags: { matrix: 9, primaries: 9, transfer: 18 },
    frames: 8,
  },
  'vp9.mp4': { codec: 'vp9', width: 129, height: 73, picture: countingPicture({ width: 129, height: 73 }) },
  'av1.mp4': { codec: 'av1' },
  'interlaced.mp4': { scan: 'interlaced' },
  'wide-chroma.mp4': { pixelFormat: 'yuv444p', colour: { range: 'full', matrix: 'bt601' } },
  'pcm.mov': { audio: { ...sound, codec: 'pcm_s16le' } },
  'vorbis.mkv': { audio: { ...sound, codec: 'libvorbis' } },
};

export async function makeGoodFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [name, plan] of Object.entries(plans)) {
    const file = join(folder, name);
    await makeClip({ ...size, frames: 20, picture: countingPicture(size), keyframeEvery: 7, ...plan, file });
    files.push(file);
  }
  return files;
}
