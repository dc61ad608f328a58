import { EngineError } from '../engine-error.ts';
import {
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_DISPOSITION_ATTACHED_PIC,
  Packet,
  type Stream,
  type TimeBase,
} from './av.ts';
import { audioDelivery } from './audio-codecs.ts';
import { codecNameOf, findVideoDecoder } from './frame-decoder.ts';
import type { VideoLimits } from './limits.ts';
import type { SourceFile } from './source-file.ts';
import { TimelineBuilder, secondsOf } from './timeline.ts';

/** Every packet's times, and the two tracks that count. */
export interface Scan {
  builders: ReadonlyMap<number, TimelineBuilder>;
  video: Stream;
  audio: Stream | undefined;
}

const packetsPerTurn = 512;
/** Sound that ends a little after the last frame does not make a ten-minute video too long. */
const secondsTolerated = 0.5;

/** Reads the whole file once: headers may claim any length, packets cannot. */
export async function scanPackets(
  source: SourceFile,
  limits: VideoLimits,
  signal: AbortSignal | undefined,
): Promise<Scan> {
  requireVideoTrack(source);
  const wanted = source.streams.filter(
    (stream) =>
      stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO || (isMovingPicture(stream) && findVideoDecoder(stream)),
  );
  const builders = new Map(wanted.map((stream) => [stream.index, new TimelineBuilder()]));
  source.keepOnly(wanted.map((stream) => stream.index));
  const packet = new Packet();
  packet.alloc();
  try {
    for (let i = 1; source.read(packet); i++) {
      builders.get(packet.streamIndex)?.add(packet);
      packet.unref();
      if (i % packetsPerTurn !== 0) continue;
      // A long file must neither hold the thread nor be read to its end when it is already too long.
      if (signal?.aborted) throw new EngineError('engine.aborted');
      requireShort(wanted, builders, limits);
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    packet.free();
  }
  requireShort(wanted, builders, limits);
  const withPackets = wanted.filter((stream) => builders.get(stream.index)!.packets > 0);
  const video = withPackets.find(isMovingPicture);
  if (!video)
    throw wanted.some((stream) => isMovingPicture(stream) && stream.nbFrames > 0n)
      ? new EngineError('media.damaged', { frames: 0 })
      : new EngineError('media.no_video');
  return { builders, video, audio: chooseAudio(withPackets.filter((stream) => !isMovingPicture(stream))) };
}

/** Covers and thumbnails are video tracks too, of one picture that is not shown. */
export function isMovingPicture(stream: Stream): boolean {
  return stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC);
}

function requireVideoTrack(source: SourceFile): void {
  const tracks = source.streams.filter(isMovingPicture);
  if (tracks.length === 0) throw new EngineError('media.no_video');
  if (!tracks.some(findVideoDecoder))
    throw new EngineError('media.codec_unsupported', { codec: codecNameOf(tracks[0]!) });
}

function requireShort(
  wanted: readonly Stream[],
  builders: ReadonlyMap<number, TimelineBuilder>,
  { secondsMax, framesMax }: VideoLimits,
): void {
  for (const stream of wanted) {
    const { span, packets } = builders.get(stream.index)!;
    const seconds = secondsOf(span, timeBaseOf(stream));
    if (seconds > secondsMax + secondsTolerated)
      throw new EngineError('media.too_long', { seconds: Math.round(seconds), secondsMax });
    if (isMovingPicture(stream) && packets > framesMax)
      throw new EngineError('media.too_long', { frames: packets, framesMax });
  }
}

/** The first track that can simply be copied, else the first that can be decoded. */
function chooseAudio(tracks: readonly Stream[]): Stream | undefined {
  const withDelivery = (wanted: string) =>
    tracks.find((stream) => audioDelivery(codecNameOf(stream), stream.codecpar.extradataSize) === wanted);
  return withDelivery('copied') ?? withDelivery('reencoded') ?? tracks[0];
}

export function timeBaseOf(stream: Stream): TimeBase {
  const { num, den } = stream.timeBase;
  return { num, den };
}
