// The drill's child: the engine's own tasks, and one that stops before the network, so that thousands of files can be
// sent through.
import { encodeImage, loadImage } from '@semblante/media/picture';
import { serveTasks } from '@semblante/media/isolation';
import { tasks } from '@semblante/engine/pipelines';

export interface Decoded {
  width: number;
  height: number;
  memoryMb: number;
}

serveTasks({
  ...tasks,
  /** All that a stranger's bytes pass through: header, decoder, and out again as a PNG. */
  decode: async (input): Promise<Decoded> => {
    const { file } = input as { file: string };
    const { width, height, data } = await loadImage(file);
    await encodeImage({ width, height, pixels: data }, 'png');
    return { width, height, memoryMb: Math.round(process.memoryUsage().rss / 1e6) };
  },
});
