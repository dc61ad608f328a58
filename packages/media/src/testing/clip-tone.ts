import {
  AVMEDIA_TYPE_AUDIO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  Codec,
  CodecContext,
  Frame,
  Packet,
  Rational,
  avGetSampleFmtName,
  requireDone,
} from '../video/av.ts';

export interface ClipAudio {
  codec: 'aac' | 'pcm_s16le' | 'flac' | 'libvorbis' | 'libopus' | 'libmp3lame' | 'ac3';
  sampleRate: number;
  channels: 1 | 2;
  seconds: number;
  toneHz: number;
  startSeconds?: number;
  /** Silence where it says no, in seconds of the tone. */
  isHeard?: (seconds: number) => boolean;
}

/** A sine at a third of full scale, encoded. */
export async function encodeTone(audio: ClipAudio): Promise<{ encoder: CodecContext; packets: Packet[] }> {
  const encoder = await openToneEncoder(audio);
  const samplesPerFrame = encoder.frameSize > 0 ? encoder.frameSize : 1024;
  const total = Math.round(audio.seconds * audio.sampleRate);
  const packets: Packet[] = [];
  for (let done = 0; done < total; done += samplesPerFrame) {
    const frame = toneFrame(audio, encoder, done, Math.min(samplesPerFrame, total - done));
    requireDone(await encoder.sendFrame(frame), 'encode the tone');
    frame.free();
    await collect(encoder, packets);
  }
  requireDone(await encoder.sendFrame(null), 'end the tone');
  await collect(encoder, packets);
  return { encoder, packets };
}

async function openToneEncoder({ codec: name, sampleRate, channels }: ClipAudio): Promise<CodecContext> {
  const codec = Codec.findEncoderByName(name as Parameters<typeof Codec.findEncoderByName>[0])!;
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.codecType = AVMEDIA_TYPE_AUDIO;
  encoder.sampleRate = sampleRate;
  encoder.sampleFormat = codec.sampleFormats!.find((format) => /^(flt|s16)p?$/.test(avGetSampleFmtName(format) ?? ''))!;
  encoder.channelLayout = { nbChannels: channels, order: 1 as never, mask: channels === 1 ? 4n : 3n };
  encoder.timeBase = new Rational(1, sampleRate);
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  requireDone(await encoder.open2(codec), `open ${name}`);
  return encoder;
}

function toneFrame(
  { sampleRate, channels, toneHz, startSeconds = 0, isHeard = () => true }: ClipAudio,
  encoder: CodecContext,
  first: number,
  samples: number,
): Frame {
  const format = avGetSampleFmtName(encoder.sampleFormat) ?? '';
  const isPlanar = format.endsWith('p');
  const bytes = format.startsWith('flt') ? 4 : 2;
  const buffer = Buffer.alloc(samples * channels * bytes);
  for (let i = 0; i < samples; i++) {
    const value = isHeard((first + i) / sampleRate)
      ? 0.33 * Math.sin((2 * Math.PI * toneHz * (first + i)) / sampleRate)
      : 0;
    for (let channel = 0; channel < channels; channel++) {
      const at = (isPlanar ? channel * samples + i : i * channels + channel) * bytes;
      if (bytes === 4) buffer.writeFloatLE(value, at);
      else buffer.writeInt16LE(Math.round(value * 32_767), at);
    }
  }
  const pts = BigInt(first + Math.round(startSeconds * sampleRate));
  return Frame.fromAudioBuffer(buffer, {
    nbSamples: samples,
    format: encoder.sampleFormat,
    sampleRate,
    channelLayout: encoder.channelLayout,
    timeBase: { num: 1, den: sampleRate },
    pts,
  });
}

async function collect(encoder: CodecContext, packets: Packet[]): Promise<void> {
  for (;;) {
    const packet = new Packet();
    packet.alloc();
    if ((await encoder.receivePacket(packet)) < 0) {
      packet.free();
      return;
    }
    packets.push(packet);
  }
}
