// The drill's child process: does to each file what the product does to an upload, without the faces.
import { join } from 'node:path';
import * as z from 'zod';
import { serveTasks } from '@semblante/media/isolation';
import {
  silenceFfmpeg,
  encodeSegment,
  joinSegments,
  benchLimits,
  productLimits,
  openVideo,
  readVideo,
} from '@semblante/media/video';

export interface Handled {
  frames: number;
  lost: number;
  memoryMb: number;
}

const Input = z.object({ file: z.string(), limits: z.enum(['product', 'bench']) });
/** Long clips are decoded and rendered in part: the drill looks for crashes, not for time. */
const decodedMax = 300;
const renderedMax = 12;

silenceFfmpeg();
serveTasks({
  async handle(input, { scratch, signal }): Promise<Handled> {
    const { file, limits } = Input.parse(input);
    const video = await openVideo(file, limits === 'product' ? productLimits : benchLimits, signal);
    const handled: Handled = { frames: 0, lost: 0, memoryMb: 0 };
    for await (const frame of readVideo(video, {
      toFrame: decodedMax,
      signal,
      onDamage: ({ lost }) => (handled.lost = lost),
    })) {
      handled.frames += frame.picture.y.length > 0 ? 1 : 0;
      frame.release();
    }
    const range = { first: 0, end: Math.min(renderedMax, video.timeline.pts.length) };
    const [segment, out] = [join(scratch, 'segment'), join(scratch, 'out.mp4')];
    await encodeSegment({
      video,
      range,
      file: segment,
      signal,
      paint: (frame) => void frame.picture.y.fill(128, 0, 64),
    });
    await joinSegments({ video, segments: [segment], range, out, signal });
    const result = await openVideo(out, benchLimits, signal);
    if (result.timeline.pts.length === 0) throw new Error('the result holds no frame');
    handled.memoryMb = Math.round(process.memoryUsage().rss / 1e6);
    return handled;
  },
});
