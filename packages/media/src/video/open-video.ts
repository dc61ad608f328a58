import { EngineError } from '../engine-error.ts';
import { sizeOfInput } from '../input-file.ts';
import { AV_PKT_DATA_DISPLAYMATRIX, AV_PKT_DATA_DOVI_CONF, type Stream } from './av.ts';
import { isCutShort } from './boxes.ts';
import type { ColourTags } from './colour-tags.ts';
import { describeAudio, describeVideo, listTracks, totalSeconds } from './describe-video.ts';
import { detectContainer } from './detect-container.ts';
import { lookAtFirstFrames } from './first-frames.ts';
import { type PictureShape, convertedTags, evenShape } from './frame-converter.ts';
import { type Container, type VideoLimits, productLimits } from './limits.ts';
import type { Probe } from './probe.ts';
import { type Scan, scanPackets, timeBaseOf } from './scan-packets.ts';
import { SourceFile } from './source-file.ts';
import type { Timeline } from './timeline.ts';

/** A video that may be read: plain data, no open handle. */
export interface Video {
  file: string;
  container: Container;
  streamIndex: number;
  /** Of the audio that goes into the result. */
  audioStreamIndex: number | undefined;
  pixelsMax: number;
  probe: Probe;
  timeline: Timeline;
  /** Of every picture that the reader gives. */
  shape: PictureShape;
  tags: ColourTags;
  displayMatrix: Uint8Array | undefined;
}

/** Under this share of the promised frames the file is not worth showing; a cut-off last second is. */
const readableShareMin = 0.9;

/** Opens, measures and judges a file; everything that is wrong with it has its own code. */
export async function openVideo(
  file: string,
  limits: VideoLimits = productLimits,
  signal?: AbortSignal,
): Promise<Video> {
  const bytes = await sizeOfInput(file);
  if (bytes === 0) throw new EngineError('media.empty');
  if (bytes > limits.bytesMax) throw new EngineError('media.too_large', { bytes, bytesMax: limits.bytesMax });
  const container = await detectContainer(file);
  if (!limits.containers.includes(container)) throw new EngineError('media.not_mp4', { container });
  const source = await SourceFile.open(file, container);
  try {
    return await measure(source, { file, container, bytes }, limits, signal);
  } finally {
    await source.close();
  }
}

export async function probeVideo(
  file: string,
  limits: VideoLimits = productLimits,
  signal?: AbortSignal,
): Promise<Probe> {
  return (await openVideo(file, limits, signal)).probe;
}

async function measure(
  source: SourceFile,
  { file, container, bytes }: { file: string; container: Container; bytes: number },
  limits: VideoLimits,
  signal: AbortSignal | undefined,
): Promise<Video> {
  const pixelsMax = limits.longSideMax ** 2;
  const scan = await scanPackets(source, limits, signal);
  await requireWhole(file, scan);
  requireStandardisable(scan.video);
  const timeline = scan.builders.get(scan.video.index)!.finish(timeBaseOf(scan.video));
  requireWithin({ width: scan.video.codecpar.width, height: scan.video.codecpar.height }, limits);
  const first = await lookAtFirstFrames(source, scan.video, { timeline, pixelsMax });
  const video = describeVideo(scan.video, { timeline, first });
  const audio = await describeAudio(scan);
  requireWithin(first, limits);
  requireWithin(video, limits);
  const displayMatrix = scan.video.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  return {
    file,
    container,
    streamIndex: scan.video.index,
    audioStreamIndex: audio && audio.delivery !== 'dropped' ? scan.audio?.index : undefined,
    pixelsMax,
    probe: {
      container,
      bytes,
      seconds: totalSeconds(video, audio),
      declaredSeconds: source.declaredSeconds,
      video,
      audio,
      tracks: listTracks(source.streams, scan),
    },
    timeline,
    shape: evenShape(first),
    tags: convertedTags(first.tags),
    displayMatrix: displayMatrix ? Uint8Array.from(displayMatrix) : undefined,
  };
}

/**
 * An upload that broke off is refused when much of it is missing. Fewer frames than declared alone prove nothing: edit
 * lists leave some out.
 */
async function requireWhole(file: string, { builders, video }: Scan): Promise<void> {
  const { packets } = builders.get(video.index)!;
  const declared = Number(video.nbFrames);
  if (packets >= declared * readableShareMin || !(await isCutShort(file))) return;
  throw new EngineError('media.damaged', { frames: packets, declaredFrames: declared });
}

/** Dolby Vision profile 5 has no ordinary picture below its own: decoded plainly it is green and purple. */
function requireStandardisable(stream: Stream): void {
  const dolby = stream.codecpar.getCodedSideData(AV_PKT_DATA_DOVI_CONF);
  if (dolby && dolby[2] === 5) throw new EngineError('media.hdr_unsupported', { reason: 'Dolby Vision profile 5' });
}

function requireWithin({ width, height }: PictureShape, { longSideMax, shortSideMax }: VideoLimits): void {
  const isWithin = Math.max(width, height) <= longSideMax && Math.min(width, height) <= shortSideMax;
  if (!isWithin) throw new EngineError('media.too_big', { width, height, longSideMax, shortSideMax });
}
