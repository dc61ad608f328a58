import { type AudioSource, type AudioWindow, packetsOf } from './audio-source.ts';
import { AV_PKT_FLAG_DISCARD, type Packet, type Stream, type TimeBase } from './av.ts';
import type { SourceFile } from './source-file.ts';
import { dtsOf, ptsOf } from './timeline.ts';

export function copiedAudio(source: SourceFile, stream: Stream, window: AudioWindow): AudioSource {
  const timeBase = { num: stream.timeBase.num, den: stream.timeBase.den };
  return {
    parameters: stream.codecpar,
    timeBase,
    packets: () => copyPackets(source, stream, inTicks(window, timeBase)),
    close: () => source.close(),
  };
}

interface TickWindow {
  from: number;
  to: number;
  origin: number;
}

function inTicks({ fromSeconds, toSeconds, originSeconds }: AudioWindow, { num, den }: TimeBase): TickWindow {
  const ticks = (seconds: number) => Math.round((seconds * den) / num);
  return { from: ticks(fromSeconds), to: ticks(toSeconds), origin: ticks(originSeconds) };
}

/**
 * Whole packets, cut to the sample where players look: what lies before the origin gets a negative time, which the MP4
 * hides with an edit list, and the last packet is told to be as short as it should be heard.
 */
async function* copyPackets(
  source: SourceFile,
  stream: Stream,
  { from, to, origin }: TickWindow,
): AsyncGenerator<Packet, void, undefined> {
  let isInside = false;
  for await (const packet of packetsOf(source, stream)) {
    const start = ptsOf(packet)!;
    const duration = Number(packet.duration);
    if (start >= to) return;
    // One packet more than is heard: codecs with overlapping windows need it to begin well.
    if (start + 2 * duration <= from) continue;
    const isHidden = (packet.flags & AV_PKT_FLAG_DISCARD) !== 0;
    // Hidden packets lead in; behind the heard ones they are what an edit list has cut off.
    if (isHidden && isInside) continue;
    isInside ||= !isHidden;
    packet.duration = BigInt(Math.max(1, Math.min(duration, to - start)));
    packet.pts = BigInt(start - origin);
    packet.dts = BigInt((dtsOf(packet) ?? start) - origin);
    yield packet;
  }
}
