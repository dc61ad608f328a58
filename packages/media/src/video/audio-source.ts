import { type CodecParameters, Packet, type Stream, type TimeBase } from './av.ts';
import type { SourceFile } from './source-file.ts';
import { ptsOf } from './timeline.ts';

/** Which part of a source's audio is wanted, and what moment of the source becomes zero. */
export interface AudioWindow {
  fromSeconds: number;
  toSeconds: number;
  originSeconds: number;
}

/** A part of a source that is heard right after the part before it. */
export interface AudioPiece {
  fromSeconds: number;
  /** Infinity for the last piece, when all the rest is heard. */
  toSeconds: number;
}

export interface AudioSource {
  parameters: CodecParameters;
  timeBase: TimeBase;
  /** In order, times in `timeBase` from the origin; each packet is valid until the next is asked for. */
  packets(): AsyncGenerator<Packet, void, undefined>;
  close(): Promise<void>;
}

export async function* packetsOf(source: SourceFile, stream: Stream): AsyncGenerator<Packet, void, undefined> {
  const packet = new Packet();
  packet.alloc();
  try {
    while (source.readOf(stream.index, packet)) {
      if (ptsOf(packet) !== undefined) yield packet;
      packet.unref();
    }
  } finally {
    packet.free();
  }
}
