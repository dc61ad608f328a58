let known: boolean | undefined;

/** Clips are H.264 in MP4. A few browsers come without it: they get words, and everything but the moving picture. */
export function canPlayClips(): boolean {
  known ??= document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '';
  return known;
}
