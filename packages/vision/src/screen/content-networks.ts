import { Heap } from '@semblante/media/kernels';
import type { YuvPicture } from '@semblante/media/picture';
import { type Region, Network, NetworkDesk } from '../networks/index.ts';
import { ensureWeights } from '../weights/index.ts';

/** How much a picture is of each kind; they sum to 1. */
export interface ContentScores {
  drawing: number;
  hentai: number;
  neutral: number;
  porn: number;
  sexy: number;
}

export const sexualOf = ({ porn, hentai }: ContentScores): number => porn + hentai;

/** A quick network, and a better one that costs eight times as much. Each is opened when it is first asked. */
export interface ContentNetworks {
  first(picture: YuvPicture, region: Region): Promise<ContentScores>;
  second(picture: YuvPicture, region: Region): Promise<ContentScores>;
  close(): Promise<void>;
}

/** Bars beside a picture: neither dark nor bright, as ENGINE's measurements had them. */
const grey = 128;
const inputOf = (side: number) => ({ side, gain: 1 / 255, offset: 0, surround: grey });

export function openContentNetworks({
  weightsFolder,
  signal,
}: {
  weightsFolder: string;
  signal?: AbortSignal | undefined;
}): ContentNetworks {
  const path = async (name: 'nsfw-mobilenet-v2' | 'nsfw-inception-v3') =>
    (await ensureWeights({ folder: weightsFolder, names: [name], signal }))[name];
  return contentNetworksOf({
    first: { path: () => path('nsfw-mobilenet-v2'), side: 224 },
    second: { path: () => path('nsfw-inception-v3'), side: 299 },
  });
}

interface NetworkFile {
  path: () => Promise<string>;
  side: number;
}

/** Any two networks that give five scores. Tests bring their own, for which a coloured card is the worst there is. */
export function contentNetworksOf(files: { first: NetworkFile; second: NetworkFile }): ContentNetworks {
  const desk = new NetworkDesk(new Heap());
  const open = ({ path, side }: NetworkFile) => new Network({ desk, path, input: inputOf(side) });
  const [first, second] = [open(files.first), open(files.second)];
  return {
    first: (picture, region) => ask(first, { picture, region }),
    second: (picture, region) => ask(second, { picture, region }),
    async close() {
      await first.close();
      await second.close();
    },
  };
}

async function ask(
  network: Network,
  { picture, region }: { picture: YuvPicture; region: Region },
): Promise<ContentScores> {
  const [scores] = Object.values(await network.look(picture, region));
  const [drawing, hentai, neutral, porn, sexy] = scores as unknown as [number, number, number, number, number];
  return { drawing, hentai, neutral, porn, sexy };
}
