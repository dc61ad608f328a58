import {
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_CODEC_FLAG_FRAME_DURATION,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_INTERLACED_DCT,
  AV_CODEC_FLAG_INTERLACED_ME,
  AV_FRAME_FLAG_INTERLACED,
  AV_FRAME_FLAG_TOP_FIELD_FIRST,
  AV_PKT_DATA_DISPLAYMATRIX,
  Codec,
  CodecContext,
  Dictionary,
  FormatContext,
  type Frame,
  Packet,
  Rational,
  type Stream,
  type TimeBase,
  avGetPixFmtFromName,
  requireDone,
} from '../video/av.ts';
import { type Rotation, matrixOfRotation } from '../video/rotation.ts';
import type { ColourSpace } from '../picture/yuv-picture.ts';
import { type ClipPixelFormat, frameFromRgb } from './clip-frame.ts';
import { type ClipAudio, encodeTone } from './clip-tone.ts';

export type ClipCodec = 'h264' | 'hevc' | 'vp9' | 'av1' | 'mpeg4' | 'mjpeg';

/** A small video made in the test. What is not said is the commonest. */
export interface ClipPlan {
  /** `.mp4`, `.mov` or `.mkv` decides the container. */
  file: string;
  width: number;
  height: number;
  frames: number;
  /** Interleaved RGB of a frame, three bytes a pixel. */
  picture: (frame: number) => Uint8Array;
  fps?: number;
  timeBase?: TimeBase;
  /** Ticks of a frame, for a variable frame rate or a late start. */
  times?: (frame: number) => number;
  codec?: ClipCodec;
  /** Of x264 and its kin, lower is better; what is not said is all but lossless. */
  crf?: number;
  pixelFormat?: ClipPixelFormat;
  colour?: ColourSpace;
  /** Numbers of H.273, where the colour space alone does not say it. */
  colourTags?: { matrix?: number; primaries?: number; transfer?: number };
  rotation?: Rotation;
  pixelAspect?: TimeBase;
  scan?: 'progressive' | 'interlaced';
  keyframeEvery?: number;
  audio?: ClipAudio;
  /** Where an MP4 keeps its index: behind the frames as cameras do, in front as the web likes it, or in pieces. */
  layout?: 'index last' | 'index first' | 'fragmented';
}

const layouts = {
  'index last': undefined,
  'index first': '+faststart',
  fragmented: '+frag_keyframe+empty_moov+default_base_moof',
};

const encoders: Record<ClipCodec, { name: string; options: Record<string, string> }> = {
  h264: { name: 'libx264', options: { preset: 'veryfast', crf: '10', 'x264-params': 'scenecut=0' } },
  hevc: { name: 'libx265', options: { preset: 'ultrafast', crf: '8', 'x265-params': 'log-level=none:pools=1' } },
  vp9: { name: 'libvpx-vp9', options: { deadline: 'realtime', 'cpu-used': '8', crf: '10' } },
  av1: { name: 'libsvtav1', options: { preset: '12', crf: '15' } },
  mpeg4: { name: 'mpeg4', options: { qmin: '2', qmax: '2' } },
  mjpeg: { name: 'mjpeg', options: { qmin: '2', qmax: '2' } },
};

// The AV1 encoder is talkative, and listens to nothing else.
process.env['SVT_LOG'] ??= '1';

export async function makeClip(plan: ClipPlan): Promise<void> {
  const muxer = new FormatContext();
  requireDone(muxer.allocOutputContext2(null, formatOf(plan.file), plan.file), 'prepare the clip');
  const timeBase = plan.timeBase ?? { num: 1, den: 12_800 };
  const video = await openVideoEncoder(plan, timeBase);
  try {
    const stream = addStream(muxer, video, timeBase);
    if (plan.rotation)
      stream.codecpar.addCodedSideData(
        AV_PKT_DATA_DISPLAYMATRIX,
        Buffer.from(matrixOfRotation({ rotation: plan.rotation, width: plan.width, height: plan.height })),
      );
    if (plan.pixelAspect) stream.sampleAspectRatio = new Rational(plan.pixelAspect.num, plan.pixelAspect.den);
    const tone = plan.audio && (await encodeTone(plan.audio));
    const audioStream = tone && addStream(muxer, tone.encoder, { num: 1, den: plan.audio!.sampleRate });
    requireDone(await muxer.openOutput(), 'create the clip');
    requireDone(await muxer.writeHeader(Dictionary.fromObject(headerOptions(plan, timeBase))), 'begin the clip');
    for (const packet of tone?.packets ?? [])
      await write(muxer, packet, audioStream!, { num: 1, den: plan.audio!.sampleRate });
    for (let frame = 0; frame < plan.frames; frame++)
      await encodeInto(muxer, video, stream, drawFrame(plan, frame, timeBase), timeBase);
    await encodeInto(muxer, video, stream, undefined, timeBase);
    requireDone(await muxer.writeTrailer(), 'finish the clip');
    tone?.encoder.freeContext();
  } finally {
    video.freeContext();
    await muxer.closeOutput();
    muxer.freeContext();
  }
}

function formatOf(file: string): string {
  if (file.endsWith('.mkv')) return 'matroska';
  return file.endsWith('.mov') ? 'mov' : 'mp4';
}

function headerOptions(
  { file, layout = 'index last' }: ClipPlan,
  { num, den }: TimeBase,
): Record<string, string | number | undefined> {
  if (file.endsWith('.mkv')) return {};
  return { movflags: layouts[layout], ...(num === 1 ? { video_track_timescale: den } : {}) };
}

function ticksOf({ times, fps = 25 }: ClipPlan, frame: number, { num, den }: TimeBase): number {
  return times ? times(frame) : Math.round((frame * den) / (fps * num));
}

function drawFrame(plan: ClipPlan, frame: number, timeBase: TimeBase): Frame {
  const { width, height, pixelFormat = 'yuv420p', colour = { range: 'limited', matrix: 'bt709' } } = plan;
  const drawn = frameFromRgb(plan.picture(frame), { width, height, colour, pixelFormat });
  drawn.pts = BigInt(ticksOf(plan, frame, timeBase));
  drawn.duration = BigInt(
    frame + 1 < plan.frames
      ? ticksOf(plan, frame + 1, timeBase) - ticksOf(plan, frame, timeBase)
      : Math.round(timeBase.den / ((plan.fps ?? 25) * timeBase.num)),
  );
  if (plan.scan === 'interlaced') drawn.setFlags(AV_FRAME_FLAG_INTERLACED, AV_FRAME_FLAG_TOP_FIELD_FIRST);
  return drawn;
}

async function openVideoEncoder(plan: ClipPlan, timeBase: TimeBase): Promise<CodecContext> {
  const {
    width,
    height,
    fps = 25,
    codec: codecName = 'h264',
    pixelFormat = 'yuv420p',
    colour = { range: 'limited', matrix: 'bt709' },
  } = plan;
  const { name, options } = encoders[codecName];
  const codec = Codec.findEncoderByName(name as Parameters<typeof Codec.findEncoderByName>[0]);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.codecType = AVMEDIA_TYPE_VIDEO;
  context.width = width;
  context.height = height;
  context.pixelFormat = avGetPixFmtFromName(pixelFormat);
  context.timeBase = new Rational(timeBase.num, timeBase.den);
  context.framerate = new Rational(Math.round(fps * 1000), 1000);
  context.bitRate = 0n;
  context.threadCount = 1;
  context.gopSize = plan.keyframeEvery ?? 12;
  context.colorRange = (colour.range === 'full' ? 2 : 1) as typeof context.colorRange;
  context.colorSpace = (plan.colourTags?.matrix ?? (colour.matrix === 'bt709' ? 1 : 6)) as typeof context.colorSpace;
  context.colorPrimaries = (plan.colourTags?.primaries ??
    (colour.matrix === 'bt709' ? 1 : 6)) as typeof context.colorPrimaries;
  context.colorTrc = (plan.colourTags?.transfer ?? (colour.matrix === 'bt709' ? 1 : 6)) as typeof context.colorTrc;
  if (plan.pixelAspect) context.sampleAspectRatio = new Rational(plan.pixelAspect.num, plan.pixelAspect.den);
  if (plan.scan === 'interlaced') context.setFlags(AV_CODEC_FLAG_INTERLACED_DCT, AV_CODEC_FLAG_INTERLACED_ME);
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_FRAME_DURATION);
  requireDone(
    await context.open2(
      codec,
      Dictionary.fromObject(plan.crf === undefined ? options : { ...options, crf: String(plan.crf) }),
    ),
    `open ${name}`,
  );
  return context;
}

function addStream(muxer: FormatContext, encoder: CodecContext, timeBase: TimeBase): Stream {
  const stream = muxer.newStream(null);
  requireDone(stream.codecpar.fromContext(encoder), 'describe the track');
  if (encoder.codecType === AVMEDIA_TYPE_AUDIO) stream.codecpar.frameSize = encoder.frameSize;
  stream.timeBase = new Rational(timeBase.num, timeBase.den);
  return stream;
}

async function encodeInto(
  muxer: FormatContext,
  encoder: CodecContext,
  stream: Stream,
  frame: Frame | undefined,
  timeBase: TimeBase,
): Promise<void> {
  requireDone(await encoder.sendFrame(frame ?? null), 'encode the clip');
  frame?.free();
  const packet = new Packet();
  packet.alloc();
  while ((await encoder.receivePacket(packet)) >= 0) {
    // Some encoders forget it, and an MP4 hides a last frame of no length.
    if (packet.duration === 0n)
      packet.duration = BigInt(
        Math.round((timeBase.den * encoder.framerate.den) / (timeBase.num * encoder.framerate.num)),
      );
    await write(muxer, packet, stream, timeBase);
  }
  packet.free();
}

async function write(muxer: FormatContext, packet: Packet, stream: Stream, from: TimeBase): Promise<void> {
  packet.streamIndex = stream.index;
  packet.rescaleTs(from, stream.timeBase);
  requireDone(await muxer.interleavedWriteFrame(packet), 'write the clip');
}
