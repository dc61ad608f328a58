interface Turning {
  signal: AbortSignal;
  /** 0 to 1. */
  onShare: (share: number) => void;
}

/**
 * A phone's film as MP4, on the device: the pictures are taken over as they are, HEVC too, which the server reads even
 * where this browser cannot. Nothing comes back where an MP4 cannot hold them, or where the sound would be lost.
 */
export async function turnIntoMp4(file: File, { signal, onShare }: Turning): Promise<File | undefined> {
  const { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output } =
    await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({
    input,
    output,
    audio: { codec: 'aac' },
    showWarnings: false,
  });
  const kept = new Set(conversion.utilizedTracks.map(({ type }) => type));
  const losesSound = conversion.discardedTracks.some(({ track }) => track.type === 'audio') && !kept.has('audio');
  if (!conversion.isValid || !kept.has('video') || losesSound) return undefined;
  conversion.onProgress = onShare;
  signal.addEventListener('abort', () => void conversion.cancel());
  await conversion.execute();
  return target.buffer === null ? undefined : new File([target.buffer], mp4Name(file.name), { type: 'video/mp4' });
}

export function mp4Name(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.mp4`;
}
