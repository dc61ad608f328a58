import {
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  AV_PKT_DATA_DISPLAYMATRIX,
  type Stream,
  type TimeBase,
  avGetCodecName,
} from './av.ts';
import { type AudioDelivery, audioDelivery } from './audio-codecs.ts';
import { openAudioDecoder } from './audio-decoder.ts';
import { colourSpaceOf, dynamicRangeOf, matrixName } from './colour-tags.ts';
import type { FirstFrames } from './first-frames.ts';
import { convertedTags } from './frame-converter.ts';
import { codecNameOf } from './frame-decoder.ts';
import type { Probe, ProbedAudio, ProbedVideo } from './probe.ts';
import { displayOfMatrix } from './rotation.ts';
import { type Scan, timeBaseOf } from './scan-packets.ts';
import { type Timeline, endOf, isVariableRate, secondsOf } from './timeline.ts';

export function describeVideo(
  stream: Stream,
  { timeline, first }: { timeline: Timeline; first: FirstFrames },
): ProbedVideo {
  const { timeBase, pts, keyframes } = timeline;
  const display = displayOfMatrix(stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  const pixelAspect = pixelAspectOf(stream);
  const shown = { width: Math.round((first.width * pixelAspect.num) / pixelAspect.den), height: first.height };
  const isTurned = display.rotation % 180 !== 0;
  const seconds = secondsOf(endOf(timeline) - pts[0]!, timeBase);
  return {
    codec: codecNameOf(stream),
    width: isTurned ? shown.height : shown.width,
    height: isTurned ? shown.width : shown.height,
    codedWidth: first.width,
    codedHeight: first.height,
    pixelAspect,
    ...display,
    pixelFormat: first.pixelFormat,
    scan: first.scan,
    colour: colourSpaceOf(convertedTags(first.tags), first.height),
    matrix: matrixName(first.tags),
    dynamicRange: dynamicRangeOf(first.tags),
    fps: pts.length / seconds,
    frameRate: isVariableRate(timeline) ? 'variable' : 'constant',
    frames: pts.length,
    keyframes: keyframes.length,
    seconds,
    startSeconds: secondsOf(pts[0]!, timeBase),
    timeBase,
  };
}

function pixelAspectOf(stream: Stream): TimeBase {
  const { num, den } = stream.sampleAspectRatio.num > 0 ? stream.sampleAspectRatio : stream.codecpar.sampleAspectRatio;
  // Beyond these no camera goes; a stream that says so is lying or broken, and square is what players fall back to.
  const isSane = num > 0 && den > 0 && num / den < 10 && den / num < 10;
  return isSane ? { num, den } : { num: 1, den: 1 };
}

export async function describeAudio({ audio, builders }: Scan): Promise<ProbedAudio | undefined> {
  if (!audio) return undefined;
  const timeBase = timeBaseOf(audio);
  const { channels, sampleRate } = audio.codecpar;
  const { span, start } = builders.get(audio.index)!;
  return {
    codec: codecNameOf(audio),
    channels,
    sampleRate,
    seconds: secondsOf(span, timeBase),
    startSeconds: secondsOf(start, timeBase),
    delivery: await deliveryOf(audio),
  };
}

/** Known before anything is rendered: audio that turns out to be rubbish at the end would cost the whole work. */
async function deliveryOf(audio: Stream): Promise<AudioDelivery> {
  const { channels, sampleRate, extradataSize } = audio.codecpar;
  const delivery = audioDelivery(codecNameOf(audio), extradataSize);
  if (delivery === 'dropped' || channels < 1 || sampleRate < 1) return 'dropped';
  const decoder = await openAudioDecoder(audio);
  decoder?.freeContext();
  return decoder ? delivery : 'dropped';
}

/** From the first to the last thing shown or heard. */
export function totalSeconds(video: ProbedVideo, audio: ProbedAudio | undefined): number {
  if (!audio) return video.seconds;
  const start = Math.min(video.startSeconds, audio.startSeconds);
  return Math.max(video.startSeconds + video.seconds, audio.startSeconds + audio.seconds) - start;
}

export function listTracks(streams: readonly Stream[], { builders }: Scan): Probe['tracks'] {
  return streams.map((stream) => {
    const { codecType, codecId } = stream.codecpar;
    const kind = codecType === AVMEDIA_TYPE_AUDIO ? 'audio' : codecType === AVMEDIA_TYPE_VIDEO ? 'video' : 'other';
    return {
      kind,
      codec: avGetCodecName(codecId) ?? 'none',
      packets: builders.get(stream.index)?.packets ?? Number(stream.nbFrames),
    };
  });
}
