import { copiedAudio } from './audio-copy.ts';
import { openReencodedAudio } from './audio-reencode.ts';
import type { AudioPiece, AudioSource, AudioWindow } from './audio-source.ts';
import type { Stream } from './av.ts';
import type { Video } from './open-video.ts';
import { SourceFile } from './source-file.ts';

/**
 * The audio as an MP4 can carry it: the source's own packets where possible. Undefined when there is nothing to hear.
 */
export async function openAudio(video: Video, window: AudioWindow): Promise<AudioSource | undefined> {
  const isCopied = video.probe.audio?.delivery === 'copied';
  return await openStream(video, async (source, stream) =>
    isCopied ? copiedAudio(source, stream, window) : await openReencodedAudio(source, stream, window),
  );
}

/**
 * Always decoded: packets of most codecs overlap, and of copied ones each joint would be heard and be off by a part of
 * a packet.
 */
export async function openAudioPieces(video: Video, pieces: readonly AudioPiece[]): Promise<AudioSource | undefined> {
  return await openStream(video, async (source, stream) => await openReencodedAudio(source, stream, pieces));
}

async function openStream(
  video: Video,
  open: (source: SourceFile, stream: Stream) => Promise<AudioSource>,
): Promise<AudioSource | undefined> {
  if (video.audioStreamIndex === undefined) return undefined;
  const source = await SourceFile.open(video.file, video.container);
  try {
    const stream = source.streams[video.audioStreamIndex]!;
    source.keepOnly([stream.index]);
    return await open(source, stream);
  } catch (cause) {
    await source.close();
    throw cause;
  }
}
