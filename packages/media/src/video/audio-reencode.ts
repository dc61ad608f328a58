import { EngineError } from '../engine-error.ts';
import { openAudioDecoder } from './audio-decoder.ts';
import { type AudioPiece, type AudioSource, type AudioWindow, packetsOf } from './audio-source.ts';
import {
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  Codec,
  CodecContext,
  CodecParameters,
  FilterGraph,
  type FilterContext,
  Frame,
  Packet,
  Rational,
  type Stream,
  avGetSampleFmtName,
  requireDone,
} from './av.ts';
import type { SourceFile } from './source-file.ts';

const sampleRates = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000];
const bitsPerSecond = { mono: 96_000n, stereo: 160_000n };
const samplesPerPacket = 1024;

interface Chain {
  /** Behind the end of a trim the filters take no more. */
  state: 'open' | 'enough';
  decoder: CodecContext;
  graph: FilterGraph | undefined;
  from: FilterContext | undefined;
  to: FilterContext | undefined;
  encoder: CodecContext;
  sampleRate: number;
  layout: 'mono' | 'stereo';
}

/**
 * Decodes what no MP4 player understands, or what is heard in pieces, and makes it AAC; cut to the sample, gaps filled
 * with silence so that it stays in step.
 */
export async function openReencodedAudio(
  source: SourceFile,
  stream: Stream,
  heard: AudioWindow | readonly AudioPiece[],
): Promise<AudioSource> {
  const chain = await openChain(stream);
  const parameters = new CodecParameters();
  parameters.alloc();
  requireDone(parameters.fromContext(chain.encoder), 'describe the audio');
  return {
    parameters,
    timeBase: { num: 1, den: chain.sampleRate },
    packets: () => reencode(source, stream, chain, 'originSeconds' in heard ? windowSteps(heard) : pieceSteps(heard)),
    close: async () => {
      parameters.free();
      chain.graph?.free();
      chain.decoder.freeContext();
      chain.encoder.freeContext();
      await source.close();
    },
  };
}

async function openChain(stream: Stream): Promise<Chain> {
  const { sampleRate: given, channels } = stream.codecpar;
  const sampleRate = sampleRates.includes(given) ? given : 48_000;
  const layout = channels === 1 ? 'mono' : 'stereo';
  const decoder = await openAudioDecoder(stream);
  if (!decoder) throw new EngineError('media.damaged', { reason: 'the audio decoder does not open' });
  try {
    return {
      state: 'open',
      decoder,
      graph: undefined,
      from: undefined,
      to: undefined,
      encoder: await openEncoder(sampleRate, layout),
      sampleRate,
      layout,
    };
  } catch (cause) {
    decoder.freeContext();
    throw cause;
  }
}

async function openEncoder(sampleRate: number, layout: 'mono' | 'stereo'): Promise<CodecContext> {
  const codec = Codec.findEncoderByName('aac' as Parameters<typeof Codec.findEncoderByName>[0]);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = sampleRate;
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP;
  encoder.channelLayout =
    layout === 'mono' ? { nbChannels: 1, order: 1 as never, mask: 4n } : { nbChannels: 2, order: 1 as never, mask: 3n };
  encoder.timeBase = new Rational(1, sampleRate);
  encoder.bitRate = bitsPerSecond[layout];
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  const opened = await encoder.open2(codec);
  if (opened < 0) encoder.freeContext();
  requireDone(opened, 'open the AAC encoder');
  return encoder;
}

async function* reencode(
  source: SourceFile,
  stream: Stream,
  chain: Chain,
  heard: string,
): AsyncGenerator<Packet, void, undefined> {
  const frame = new Frame();
  frame.alloc();
  try {
    for await (const packet of packetsOf(source, stream)) {
      if (chain.state === 'enough') break;
      await chain.decoder.sendPacket(packet);
      yield* filterDecoded(chain, stream, frame, heard);
    }
    await chain.decoder.sendPacket(null);
    yield* filterDecoded(chain, stream, frame, heard);
    // Nothing decoded: then there is nothing to hear, which is no reason to lose the picture.
    if (!chain.from) return;
    if (chain.state === 'open') await chain.from.buffersrcAddFrame(null);
    yield* encodeFiltered(chain, frame);
    yield* encodeFrame(chain, undefined);
  } finally {
    frame.free();
  }
}

async function* filterDecoded(
  chain: Chain,
  stream: Stream,
  frame: Frame,
  heard: string,
): AsyncGenerator<Packet, void, undefined> {
  // Errors are damaged packets: silence takes their place.
  while (chain.state === 'open' && (await chain.decoder.receiveFrame(frame)) >= 0) {
    if (!chain.from) await openFilters(chain, stream, frame, heard);
    const added = await chain.from!.buffersrcAddFrame(frame);
    frame.unref();
    if (added === AVERROR_EOF) chain.state = 'enough';
    else requireDone(added, 'filter the audio');
    yield* encodeFiltered(chain, frame);
  }
}

async function openFilters(chain: Chain, stream: Stream, frame: Frame, heard: string): Promise<void> {
  const { num, den } = stream.timeBase;
  const format = avGetSampleFmtName(frame.format as never) ?? 's16';
  const channels = frame.channelLayout.mask > 0n ? `0x${frame.channelLayout.mask.toString(16)}` : `${frame.channels}c`;
  const steps = [
    `abuffer@from=time_base=${num}/${den}:sample_rate=${frame.sampleRate}:sample_fmt=${format}:channel_layout=${channels}`,
    heard,
    `aformat=sample_fmts=fltp:sample_rates=${chain.sampleRate}:channel_layouts=${chain.layout}`,
    `asetnsamples=n=${samplesPerPacket}:p=0`,
    'abuffersink@to',
  ];
  const graph = new FilterGraph();
  graph.alloc();
  chain.graph = graph;
  requireDone(graph.parse2(steps.join(',')), 'build the audio filters');
  requireDone(await graph.config(), 'connect the audio filters');
  chain.from = graph.getFilter('abuffer@from') ?? undefined;
  chain.to = graph.getFilter('abuffersink@to') ?? undefined;
}

// Timestamps rule: a gap becomes silence, an overlap is dropped.
function windowSteps({ fromSeconds, toSeconds, originSeconds }: AudioWindow): string {
  const trimmed = Number.isFinite(fromSeconds) || Number.isFinite(toSeconds) ? [trimStep(fromSeconds, toSeconds)] : [];
  return ['aresample=async=1', ...trimmed, `asetpts=PTS-${originSeconds}/TB`].join(',');
}

/**
 * One behind the other, each as long as its pictures are shown: sound that begins late or ends early is silence there.
 */
function pieceSteps(pieces: readonly AudioPiece[]): string {
  const chains = pieces.map(({ fromSeconds, toSeconds }, i) => {
    const padded = Number.isFinite(toSeconds) ? [`apad=whole_dur=${toSeconds - fromSeconds}`] : [];
    return `[in${i}]${[trimStep(fromSeconds, toSeconds), 'asetpts=PTS-STARTPTS', ...padded].join(',')}[out${i}]`;
  });
  const names = (end: 'in' | 'out') => pieces.map((_, i) => `[${end}${i}]`).join('');
  return `aresample=async=1:first_pts=0,asplit=${pieces.length}${names('in')};${chains.join(';')};${names('out')}concat=n=${pieces.length}:v=0:a=1`;
}

function trimStep(fromSeconds: number, toSeconds: number): string {
  const start = Number.isFinite(fromSeconds) ? [`start=${fromSeconds}`] : [];
  const end = Number.isFinite(toSeconds) ? [`end=${toSeconds}`] : [];
  return `atrim=${[...start, ...end].join(':')}`;
}

async function* encodeFiltered(chain: Chain, frame: Frame): AsyncGenerator<Packet, void, undefined> {
  while (chain.to && (await chain.to.buffersinkGetFrame(frame)) >= 0) {
    const { num, den } = chain.to.buffersinkGetTimeBase();
    frame.pts = BigInt(Math.round((Number(frame.pts) * num * chain.sampleRate) / den));
    yield* encodeFrame(chain, frame);
    frame.unref();
  }
}

async function* encodeFrame({ encoder }: Chain, frame: Frame | undefined): AsyncGenerator<Packet, void, undefined> {
  requireDone(await encoder.sendFrame(frame ?? null), 'encode the audio');
  const packet = new Packet();
  packet.alloc();
  try {
    for (;;) {
      const received = await encoder.receivePacket(packet);
      if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
      requireDone(received, 'encode the audio');
      yield packet;
      packet.unref();
    }
  } finally {
    packet.free();
  }
}
