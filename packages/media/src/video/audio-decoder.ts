import { Codec, CodecContext, type Stream } from './av.ts';

/** Undefined when this stream's description is so wrong that no decoder takes it. */
export async function openAudioDecoder(stream: Stream): Promise<CodecContext | undefined> {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) return undefined;
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.parametersToContext(stream.codecpar);
  decoder.pktTimebase = stream.timeBase;
  if ((await decoder.open2(codec)) >= 0) return decoder;
  decoder.freeContext();
  return undefined;
}
