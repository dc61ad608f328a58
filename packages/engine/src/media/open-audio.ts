import { copiedAudio } from './audio-copy.ts';
import { openReencodedAudio } from './audio-reencode.ts';
import type { AudioSource, AudioWindow } from './audio-source.ts';
import type { Video } from './open-video.ts';
import { SourceFile } from './source-file.ts';

/** The audio as an MP4 can carry it: the source's own packets where possible. Undefined when there is nothing to hear. */
export async function openAudio(video: Video, window: AudioWindow): Promise<AudioSource | undefined> {
  if (video.audioStreamIndex === undefined) return undefined;
  const source = await SourceFile.open(video.file, video.container);
  try {
    const stream = source.streams[video.audioStreamIndex]!;
    source.keepOnly([stream.index]);
    return video.probe.audio?.delivery === 'copied' ? copiedAudio(source, stream, window) : await openReencodedAudio(source, stream, window);
  } catch (cause) {
    await source.close();
    throw cause;
  }
}
