import type { YuvPicture } from '@semblante/media/picture';
import type { Region } from './crop-picture.ts';
import type { Network, NetworkInput, NetworkOutputs } from './network.ts';

export interface Detection {
  /** 0 to 1. */
  score: number;
  /** Box in picture pixels; it is upright in the rotation the detector was told. */
  cx: number;
  cy: number;
  width: number;
  height: number;
  /**
   * Eye at the image's left, eye at its right, nose tip, mouth, ear at the left, ear at the right: as an upright viewer
   * sees them.
   */
  keypoints: readonly { x: number; y: number }[];
}

interface Anchor {
  x: number;
  y: number;
}

/**
 * One answer of a detector: for each anchor a score, then centre, size and keypoints relative to it, somewhere in a row
 * of numbers.
 */
interface Head {
  anchors: readonly Anchor[];
  scores: { output: string; rowLength: number };
  boxes: { output: string; rowLength: number; first: number };
}

interface Detector {
  input: NetworkInput;
  heads: readonly Head[];
}

const keypointCount = 6;
/** Centre, size, then the keypoints. */
const boxLength = 4 + 2 * keypointCount;
/**
 * Of two boxes of one face the smaller lies in the other by more than this share; of people side by side, by less. For
 * boxes of one size it is MediaPipe's own intersection over union of 0.3; the far model's coarse and close looks give
 * boxes of different sizes.
 */
const insideMax = 0.46;

/** Centres of the cells of a grid, each so many times, from 0 to 1. */
function anchorGrid({ cells, each }: { cells: number; each: number }): Anchor[] {
  return Array.from({ length: cells * cells * each }, (_, i) => {
    const cell = Math.floor(i / each);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  });
}

const splitHead = (anchors: readonly Anchor[], { scores, boxes }: { scores: string; boxes: string }): Head => ({
  anchors,
  scores: { output: scores, rowLength: 1 },
  boxes: { output: boxes, rowLength: boxLength, first: 0 },
});

const joinedHead = (anchors: readonly Anchor[], output: string): Head => ({
  anchors,
  scores: { output, rowLength: 1 + boxLength },
  boxes: { output, rowLength: 1 + boxLength, first: 1 },
});

/** BlazeFace for selfies: 1.3 CPU ms (x64), sees faces from about a tenth of the picture's longer side. */
export const nearDetector: Detector = {
  input: { side: 128, gain: 1 / 127.5, offset: -1 },
  heads: [
    splitHead(anchorGrid({ cells: 16, each: 2 }), { scores: 'Identity', boxes: 'Identity_2' }),
    splitHead(anchorGrid({ cells: 8, each: 6 }), { scores: 'Identity_1', boxes: 'Identity_3' }),
  ],
};

/**
 * BlazeFace "full range": 3.4 CPU ms, sees faces from a thirtieth of the longer side. Against blazeface-back on the
 * real photos: the same faces at half the price, without its false alarms on a cat and a coffee cup.
 */
export const fullRangeDetector: Detector = {
  input: { side: 192, gain: 1 / 127.5, offset: -1 },
  heads: [
    joinedHead(anchorGrid({ cells: 48, each: 1 }), 'Identity'),
    joinedHead(anchorGrid({ cells: 48, each: 1 }), 'Identity_1'),
  ],
};

interface Search {
  picture: YuvPicture;
  region: Region;
  minimumScore: number;
}

/** Every anchor that fires, so several for each face. */
export async function detectFaces(
  network: Network,
  { detector, search }: { detector: Detector; search: Search },
): Promise<Detection[]> {
  const outputs = await network.look(search.picture, search.region);
  return detector.heads.flatMap((head) => readHead(outputs, { head, search, side: detector.input.side }));
}

function readHead(
  outputs: NetworkOutputs,
  { head, search, side }: { head: Head; search: Search; side: number },
): Detection[] {
  const { anchors, scores, boxes } = head;
  const leastLogit = Math.log(search.minimumScore / (1 - search.minimumScore));
  const logits = outputs[scores.output]!;
  const numbers = outputs[boxes.output]!;
  const found: Detection[] = [];
  for (const [i, anchor] of anchors.entries()) {
    const logit = logits[i * scores.rowLength]!;
    if (logit < leastLogit) continue;
    const first = i * boxes.rowLength + boxes.first;
    found.push(readAnchor(numbers.subarray(first, first + boxLength), { logit, anchor, region: search.region, side }));
  }
  return found;
}

function readAnchor(
  numbers: Float32Array,
  { logit, anchor, region, side }: { logit: number; anchor: Anchor; region: Region; side: number },
): Detection {
  const scale = region.size / side;
  const cosine = Math.cos(region.angle);
  const sine = Math.sin(region.angle);
  const pointAt = (i: number) => {
    const u = (anchor.x - 0.5) * region.size + numbers[i]! * scale;
    const v = (anchor.y - 0.5) * region.size + numbers[i + 1]! * scale;
    return { x: region.cx + cosine * u - sine * v, y: region.cy + sine * u + cosine * v };
  };
  const centre = pointAt(0);
  return {
    score: 1 / (1 + Math.exp(-logit)),
    cx: centre.x,
    cy: centre.y,
    width: numbers[2]! * scale,
    height: numbers[3]! * scale,
    keypoints: Array.from({ length: keypointCount }, (_, k) => pointAt(4 + 2 * k)),
  };
}

/** The best detection of each face, best first. */
export function withoutDoubles(detections: readonly Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const detection of detections.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((better) => sharedArea(better, detection) < insideMax * Math.min(areaOf(better), areaOf(detection))))
      kept.push(detection);
  }
  return kept;
}

/** Intersection over union of two boxes. */
export function overlapOf(a: Detection, b: Detection): number {
  const shared = sharedArea(a, b);
  return shared / (areaOf(a) + areaOf(b) - shared);
}

const areaOf = ({ width, height }: Detection) => width * height;

function sharedArea(a: Detection, b: Detection): number {
  const width = Math.min(a.cx + a.width / 2, b.cx + b.width / 2) - Math.max(a.cx - a.width / 2, b.cx - b.width / 2);
  const height =
    Math.min(a.cy + a.height / 2, b.cy + b.height / 2) - Math.max(a.cy - a.height / 2, b.cy - b.height / 2);
  return Math.max(0, width) * Math.max(0, height);
}
