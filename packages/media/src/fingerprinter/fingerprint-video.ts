import { EngineError } from '../engine-error.ts';
import { benchLimits, openVideo, type Video, readVideo, endOf, secondsOf } from '../video/index.ts';
import { type VideoFingerprint, frameSignature, signatureGridSide, signatureLength } from '../fingerprint/index.ts';
import { lumaGrid, turnGrid, type LumaPlane } from './luma-grid.ts';

/**
 * `record`: two moments a second, to be kept with every output. `search`: nearly every frame, of a copy that is to be
 * recognised; a copy begins anywhere, and only with this many moments is there always one beside each of the record's.
 */
export type FingerprintDetail = 'record' | 'search';

const stepSeconds: Readonly<Record<FingerprintDetail, number>> = { record: 0.5, search: 1 / 31 };
/** A clip of three seconds is looked at more closely, or there would be too little to compare. */
const momentsMin = 16;

export interface FingerprinterOptions {
  /** Of the whole clip. */
  seconds: number;
  detail: FingerprintDetail;
  /** How the coded pictures are turned to be looked at. */
  rotation: 0 | 90 | 180 | 270;
  isMirrored?: boolean | undefined;
}

/**
 * Collects a video's fingerprint from its frames as they pass, in order: rendering need not be followed by another
 * decoding.
 */
export class VideoFingerprinter {
  private readonly options: FingerprinterOptions;
  private readonly step: number;
  private readonly times: number[] = [];
  private readonly signatures: Int8Array[] = [];
  private nextAt: number | undefined;

  constructor(options: FingerprinterOptions) {
    this.options = options;
    this.step = Math.min(stepSeconds[options.detail], options.seconds / momentsMin);
  }

  /** Seconds count from the start of the video. Frames between two moments cost nothing. */
  add(seconds: number, picture: LumaPlane): void {
    if (this.nextAt !== undefined && seconds < this.nextAt) return;
    this.nextAt = (Math.floor(seconds / this.step + 1e-6) + 1) * this.step;
    this.times.push(seconds);
    this.signatures.push(
      frameSignature(turnGrid(lumaGrid(picture, signatureGridSide), signatureGridSide, this.options)),
    );
  }

  finish(): VideoFingerprint {
    return joinParts(this.times, this.signatures);
  }
}

/** The fingerprints of segments that were rendered apart, in any order, as one. */
export function joinVideoFingerprints(parts: readonly VideoFingerprint[]): VideoFingerprint {
  const moments = parts.flatMap(({ times, signatures }) =>
    Array.from(times, (seconds, i) => ({
      seconds,
      signature: signatures.subarray(i * signatureLength, (i + 1) * signatureLength),
    })),
  );
  moments.sort((a, b) => a.seconds - b.seconds);
  return joinParts(
    moments.map(({ seconds }) => seconds),
    moments.map(({ signature }) => signature),
  );
}

function joinParts(times: readonly number[], signatures: readonly Int8Array[]): VideoFingerprint {
  const joined = new Int8Array(signatures.length * signatureLength);
  signatures.forEach((signature, i) => joined.set(signature, i * signatureLength));
  return { kind: 'video', times: Float64Array.from(times), signatures: joined };
}

export interface FingerprintVideoOptions {
  detail?: FingerprintDetail;
  signal?: AbortSignal | undefined;
  threads?: number | undefined;
}

export async function fingerprintVideo(
  source: string | Video,
  { detail = 'record', signal, threads }: FingerprintVideoOptions = {},
): Promise<VideoFingerprint> {
  const video = typeof source === 'string' ? await openVideo(source, benchLimits, signal) : source;
  const { timeline, probe } = video;
  const start = timeline.pts[0] ?? 0;
  const seconds = secondsOf(endOf(timeline) - start, timeline.timeBase);
  const fingerprinter = new VideoFingerprinter({
    seconds,
    detail,
    rotation: probe.video.rotation,
    isMirrored: probe.video.isMirrored,
  });
  for await (const frame of readVideo(video, { signal, threads })) {
    try {
      if (signal?.aborted) throw new EngineError('engine.aborted');
      fingerprinter.add(secondsOf(frame.pts - start, timeline.timeBase), frame.picture);
    } finally {
      frame.release();
    }
  }
  return fingerprinter.finish();
}
