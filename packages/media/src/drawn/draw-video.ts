import {
  AVCOL_SPC_SMPTE170M,
  avGetPixFmtFromName,
  Frame,
  requireDone,
  standardTags,
  decodingTimes,
  durations,
  FrameConverter,
  Mp4Writer,
  defaultEncodeSettings,
  type EncodedPacket,
  VideoEncoder,
} from '../video/index.ts';

/** A short video whose every picture is made by the program itself. Sides are even. */
export interface DrawnVideo {
  file: string;
  width: number;
  height: number;
  fps: number;
  frames: number;
  /** Interleaved RGB, three bytes a pixel. */
  draw(frame: number): Uint8Array;
}

const ticksPerFrame = 512;
/** Plays from any second of it, and is cut into short segments. */
const crf = 18;

/**
 * Encodes picture by picture; the encoded packets of a short video wait in memory, because an MP4 wants to know all
 * times first.
 */
export async function writeDrawnVideo({ file, width, height, fps, frames, draw }: DrawnVideo): Promise<void> {
  const timeBase = { num: 1, den: fps * ticksPerFrame };
  const encoded = {
    shape: { width, height },
    timeBase,
    fps,
    tags: { ...standardTags, matrix: AVCOL_SPC_SMPTE170M },
    pixelAspect: { num: 1, den: 1 },
  };
  const encoder = await VideoEncoder.open(encoded, { ...defaultEncodeSettings, crf, threads: 1 });
  const converter = new FrameConverter({ shape: encoded.shape, timeBase, scan: 'progressive' });
  const packets: EncodedPacket[] = [];
  const encode = async (frame: Frame | undefined) => {
    for await (const packet of encoder.encode(frame)) packets.push(packet);
    frame?.free();
  };
  try {
    for (let index = 0; index < frames; index++) {
      for await (const frame of converter.convert(frameOf(draw(index), { width, height, pts: index * ticksPerFrame })))
        await encode(frame);
    }
    for await (const frame of converter.flush()) await encode(frame);
    await encode(undefined);
    const shown = packets.map(({ pts }) => pts);
    const [decoding, lengths] = [decodingTimes(shown), durations(shown, ticksPerFrame)];
    const writer = await Mp4Writer.create(file, {
      video: { encoded, parameterSets: encoder.parameterSets, displayMatrix: undefined },
      audio: undefined,
    });
    try {
      for (const [i, packet] of packets.entries())
        await writer.writeVideo({ ...packet, dts: decoding[i]!, duration: lengths[i]! });
      await writer.finish();
    } catch (cause) {
      await writer.discard();
      throw cause;
    }
  } finally {
    converter.close();
    encoder.close();
  }
}

function frameOf(rgb: Uint8Array, { width, height, pts }: { width: number; height: number; pts: number }): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = avGetPixFmtFromName('rgb24');
  requireDone(frame.getBuffer(0), 'allocate a frame');
  const [plane] = frame.data ?? [];
  const [stride] = frame.linesize;
  for (let row = 0; row < height; row++)
    plane!.set(rgb.subarray(row * width * 3, (row + 1) * width * 3), row * stride!);
  frame.pts = BigInt(pts);
  return frame;
}
