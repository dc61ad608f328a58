// One process of `tune.ts`: some of the pairs, all of the looks.
import { join } from 'node:path';
import { openFaceNetwork } from '../src/face-network/face-network.ts';
import { Heap } from '@semblante/media/kernels';
import { readVideo } from '@semblante/media/video';
import { knownFacesOf } from './metrics/visible-face.ts';
import { qualityReport, type QualityReport } from './metrics/quality-report.ts';
import { SwapQualityMeter, type QualityInstruments } from './metrics/swap-quality.ts';
import { copyOf, type YuvPicture } from '@semblante/media/picture';
import { painterOf, peopleOf } from '../src/pipelines/render-segments.ts';
import { SwapCast } from '../src/pipelines/swap-cast.ts';
import type { Look } from '../src/swap/look.ts';
import { testWeightsFolder } from '@semblante/vision/testing';
import { openVision } from '@semblante/vision/networks';
import { analyseClip, firstFrames, trimTo, type AnalysedClip } from './bench-clip.ts';
import { tileOf, writeContactSheet, type SheetRow } from './contact-sheet.ts';
import { describePhoto } from './measure-files.ts';
import { measureSwap, type MeasuredSwap } from './measure-swap.ts';
import { framesPerPair, pairs, type Pair } from './pairs.ts';
import { photoFileOf } from './photo-file.ts';
import { analysisFolder, personOf } from './real-clips.ts';
import { descriptorDistance, openRecogniser } from './recogniser/recogniser.ts';

export interface TuneTask {
  names: readonly string[];
  looks: readonly Partial<Look>[];
  media: string;
  folder: string;
  /** So many frames, of every so many. */
  frames: number;
  every: number;
  judged: 'painted' | 'encoded';
  withSheet: boolean;
}

export interface TunedPair {
  name: string;
  glasses: boolean;
  /** One for each look. */
  qualities: QualityReport[];
}

const momentsShown = 8;
const task = JSON.parse(process.argv[2]!) as TuneTask;
const weights = testWeightsFolder();
const vision = await openVision({ weightsFolder: weights });
const network = openFaceNetwork();
const recogniser = await openRecogniser();
const rows: SheetRow[][] = task.looks.map(() => []);
const tuned: TunedPair[] = [];
for (const pair of pairs.filter(({ name }) => task.names.includes(name))) tuned.push(await tunePair(pair));
if (task.withSheet)
  for (const [k, sheet] of rows.entries())
    await writeContactSheet(join(task.folder, `look-${k}-${task.names[0]!.replaceAll(/\W+/g, '-')}.jpg`), sheet);
process.stdout.write(`${JSON.stringify(tuned)}\n`);
process.exit(0);

async function tunePair(pair: Pair): Promise<TunedPair> {
  const { media, folder, looks } = task;
  const file = join(media, 'videos', pair.clip);
  const photo = await photoFileOf(pair.photo, { vision, media, folder });
  const analysed = await analyseClip({
    vision,
    file,
    frames: framesPerPair,
    folder: analysisFolder(folder, pair),
    earlier: 'kept',
  });
  const instruments = await rememberingInstruments(photo);
  const qualities: QualityReport[] = [];
  for (const [k, look] of looks.entries()) {
    const trial = { analysed, photo, look, instruments };
    const { quality, row } = task.judged === 'encoded' ? await tryEncoded(pair, trial) : await tryPainted(pair, trial);
    qualities.push(quality);
    rows[k]!.push({ ...row, label: `${pair.name} ${JSON.stringify(look)}` });
  }
  analysed.analysis.close();
  return { name: pair.name, glasses: pair.glasses, qualities };
}

type Instruments = QualityInstruments & {
  /** The same object for the same frame, so that what was measured on it once is known. */
  keep(index: number, picture: YuvPicture): YuvPicture;
  tile: SheetRow['photo'];
};

async function rememberingInstruments(photo: string): Promise<Instruments> {
  const source = await describePhoto({ vision, recogniser }, photo);
  const originals = new Map<number, YuvPicture>();
  const meshes = new WeakMap<YuvPicture, Promise<Float32Array>>();
  const distances = new WeakMap<YuvPicture, Promise<number>>();
  const isOriginal = (picture: YuvPicture) => [...originals.values()].includes(picture);
  const remembered = <T>(
    known: WeakMap<YuvPicture, Promise<T>>,
    picture: YuvPicture,
    measure: () => Promise<T>,
  ): Promise<T> => {
    if (!isOriginal(picture)) return measure();
    const answer = known.get(picture) ?? measure();
    known.set(picture, answer);
    return answer;
  };
  return {
    tile: tileOf(source.picture, source.mesh),
    keep(index, picture) {
      const kept = originals.get(index) ?? copyOf(picture);
      originals.set(index, kept);
      return kept;
    },
    findMesh: (picture, region) => remembered(meshes, picture, async () => (await vision.mesh(picture, region)).mesh),
    distanceToPhoto: (picture, mesh) =>
      remembered(distances, picture, async () =>
        descriptorDistance(await recogniser.describe(picture, mesh), source.descriptor),
      ),
  };
}

interface Trial {
  analysed: AnalysedClip;
  photo: string;
  look: Partial<Look>;
  instruments: Instruments;
}

function tryEncoded(pair: Pair, { analysed, photo, look }: Trial): Promise<MeasuredSwap> {
  const file = join(task.media, 'videos', pair.clip);
  const person = personOf(pair, analysed);
  const { frames, folder } = task;
  const trim = trimTo(analysed.video, frames) ?? analysed.trim;
  return measureSwap(
    { vision, recogniser, weights },
    { ...analysed, trim, name: pair.name, file, person, photo, frames, folder, look },
  );
}

async function tryPainted(pair: Pair, { analysed, photo, look, instruments }: Trial): Promise<MeasuredSwap> {
  const moments: SheetRow['moments'][number][] = [];
  const { video, analysis } = analysed;
  const person = personOf(pair, analysed);
  const cast = await SwapCast.prepare({
    people: peopleOf(analysis),
    mapping: [{ person, photos: [photo] }],
    vision,
    network,
    heap: new Heap(),
    look,
  });
  const paint = painterOf(cast, analysis, 'none');
  const meter = new SwapQualityMeter(instruments);
  const known = knownFacesOf(analysis, person);
  const showEvery = task.every * Math.max(1, Math.floor(task.frames / momentsShown));
  for await (const frame of readVideo(firstFrames(video, task.frames * task.every))) {
    const face = known.faceAt(frame.index);
    if (frame.index % task.every === 0 && face) {
      const before = instruments.keep(frame.index, frame.picture);
      await paint(frame);
      await meter.add({ before, after: frame.picture, face });
      if (task.withSheet && frame.index % showEvery === 0)
        moments.push({ before: tileOf(before, face), after: tileOf(frame.picture, face) });
    }
    if (!face) meter.interrupt();
    frame.release();
  }
  return { quality: qualityReport(meter.result()), row: { label: pair.name, photo: instruments.tile, moments } };
}
