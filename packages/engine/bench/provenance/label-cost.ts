import { chooseLabelPlaces, drawLabel, prepareLabel } from '@semblante/media/label';
import type { YuvPicture } from '@semblante/media/picture';

const rounds = 3000;

/** CPU milliseconds a frame of 1080p. */
export function labelCost(): number {
  const [width, height] = [1920, 1080];
  const colour = { range: 'limited', matrix: 'bt709' } as const;
  const shape = { width, height, rotation: 0 } as const;
  const [shot] = chooseLabelPlaces({ picture: shape, language: 'pt', faces: [], frames: 1 });
  const label = prepareLabel({ picture: shape, colour, language: 'pt', place: shot!.place! });
  const plane = (pixels: number) => new Uint8Array(pixels).fill(128);
  const picture: YuvPicture = {
    width,
    height,
    colour,
    y: plane(width * height),
    u: plane((width * height) / 4),
    v: plane((width * height) / 4),
    yStride: width,
    chromaStride: width / 2,
    chromaShift: 1,
  };
  const before = process.cpuUsage();
  for (let i = 0; i < rounds; i++) drawLabel(picture, label);
  const { user, system } = process.cpuUsage(before);
  return Number(((user + system) / 1000 / rounds).toFixed(4));
}
