import { EngineError } from '../engine-error.ts';
import type { Packet } from './av.ts';
import type { AudioSource } from './audio-source.ts';
import type { FrameRange } from './decode-range.ts';
import { decodingTimes, durations } from './decoding-times.ts';
import { Mp4Writer } from './mp4-writer.ts';
import { openAudio } from './open-audio.ts';
import type { Video } from './open-video.ts';
import { type SegmentContents, readSegment, segmentPackets } from './segment-file.ts';
import { frameDuration, secondsOf } from './timeline.ts';

export interface JoinJob {
  /** Where the audio and the rotation come from. */
  video: Video;
  /** In order, each beginning where the one before ends. */
  segments: readonly string[];
  /** The frames that the segments hold, when they are not all. */
  range?: FrameRange | undefined;
  out: string;
  signal?: AbortSignal | undefined;
}

/** Puts segments and the source's audio into one MP4, without decoding a frame. */
export async function joinSegments({
  video,
  segments,
  range = { first: 0, end: video.timeline.pts.length },
  out,
  signal,
}: JoinJob): Promise<void> {
  const origin = originOf(video, range);
  const audio = await openAudio(video, windowOf(video, range, origin));
  await writeJoined({
    video,
    segments,
    shownAt: (pts) => pts - origin,
    lastDuration: frameDuration(video.timeline, range.end - 1),
    audio,
    out,
    signal,
  });
}

export interface JoinedFile {
  video: Pick<Video, 'displayMatrix' | 'timeline'>;
  segments: readonly string[];
  /** From a frame's time in the source to that in the result, in ticks; of the segment with that number. */
  shownAt: (pts: number, segment: number) => number;
  lastDuration: number;
  /** Closed here, whatever happens. */
  audio: AudioSource | undefined;
  out: string;
  signal?: AbortSignal | undefined;
}

export async function writeJoined({
  video,
  segments,
  shownAt,
  lastDuration,
  audio,
  out,
  signal,
}: JoinedFile): Promise<void> {
  try {
    const contents = await Promise.all(segments.map(readSegment));
    requireOneKind(contents);
    const writer = await Mp4Writer.create(out, {
      video: {
        encoded: contents[0]!.encoded,
        parameterSets: contents[0]!.parameterSets,
        displayMatrix: video.displayMatrix,
      },
      audio,
    });
    try {
      const shown = contents.flatMap(({ packets }, segment) => packets.map(({ pts }) => shownAt(pts, segment)));
      await interleave({
        segments,
        contents,
        shown,
        lastDuration,
        timeBase: video.timeline.timeBase,
        audio,
        writer,
        signal,
      });
      await writer.finish();
    } catch (cause) {
      await writer.discard();
      throw cause;
    }
  } finally {
    await audio?.close();
  }
}

/** Segments made by different versions or settings would play as rubbish after the first one's header. */
function requireOneKind(contents: readonly SegmentContents[]): void {
  if (contents.length === 0) throw new EngineError('engine.input_invalid', { reason: 'no segments' });
  const kinds = new Set(
    contents.map(({ encoded, parameterSets }) => JSON.stringify(encoded) + Buffer.from(parameterSets).toString('hex')),
  );
  if (kinds.size !== 1) throw new EngineError('engine.input_invalid', { reason: 'segments of different kinds' });
  const times = contents.flatMap(({ packets }) => packets.map(({ pts }) => pts));
  if (times.length === 0 || new Set(times).size !== times.length)
    throw new EngineError('engine.input_invalid', { reason: 'segments overlap' });
}

/** Time zero of the result: the source's own, unless its beginning is cut off. */
function originOf({ timeline }: Video, { first }: FrameRange): number {
  return first > 0 ? timeline.pts[first]! : Math.min(0, timeline.pts[0]!);
}

function windowOf(
  { timeline }: Video,
  { first, end }: FrameRange,
  origin: number,
): { fromSeconds: number; toSeconds: number; originSeconds: number } {
  const endTime = timeline.pts[end - 1]! + frameDuration(timeline, end - 1);
  return {
    fromSeconds: first > 0 ? secondsOf(origin, timeline.timeBase) : -Infinity,
    toSeconds: end < timeline.pts.length ? secondsOf(endTime, timeline.timeBase) : Infinity,
    originSeconds: secondsOf(origin, timeline.timeBase),
  };
}

interface Interleaving {
  segments: readonly string[];
  contents: readonly SegmentContents[];
  shown: readonly number[];
  lastDuration: number;
  timeBase: { num: number; den: number };
  audio: AudioSource | undefined;
  writer: Mp4Writer;
  signal: AbortSignal | undefined;
}

async function interleave({
  segments,
  contents,
  shown,
  lastDuration,
  timeBase,
  audio,
  writer,
  signal,
}: Interleaving): Promise<void> {
  const decoding = decodingTimes(shown);
  const lengths = durations(shown, lastDuration);
  const heard = new AudioFeed(audio, writer);
  let i = 0;
  for (const [at, segment] of segments.entries()) {
    for await (const { data, isKeyframe } of segmentPackets(segment, contents[at]!)) {
      if (signal?.aborted) throw new EngineError('engine.aborted');
      await heard.writeUntil(secondsOf(decoding[i]!, timeBase));
      await writer.writeVideo({ data, isKeyframe, pts: shown[i]!, dts: decoding[i]!, duration: lengths[i]! });
      i++;
    }
  }
  await heard.writeUntil(Infinity);
}

/** Hands audio packets to the writer as their time comes. */
class AudioFeed {
  readonly #packets: AsyncGenerator<Packet> | undefined;
  readonly #audio: AudioSource | undefined;
  readonly #writer: Mp4Writer;
  #next: { packet: Packet | undefined } | undefined;

  constructor(audio: AudioSource | undefined, writer: Mp4Writer) {
    this.#audio = audio;
    this.#packets = audio?.packets();
    this.#writer = writer;
  }

  async writeUntil(seconds: number): Promise<void> {
    if (!this.#packets || !this.#audio) return;
    this.#next ??= await this.#read();
    while (this.#next.packet && secondsOf(Number(this.#next.packet.dts), this.#audio.timeBase) <= seconds) {
      await this.#writer.writeAudio(this.#next.packet);
      this.#next = await this.#read();
    }
  }

  async #read(): Promise<{ packet: Packet | undefined }> {
    const read = await this.#packets!.next();
    return { packet: read.done ? undefined : read.value };
  }
}
