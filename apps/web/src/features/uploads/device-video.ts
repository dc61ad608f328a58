/**
 * What was chosen here can be looked at at once, from the device, while it is sent and checked. The newest file only: a
 * long one fills the memory.
 */
let newest: { url: string; videoId: string | undefined } | undefined;

export function keepDeviceVideo(file: File): void {
  if (newest !== undefined) URL.revokeObjectURL(newest.url);
  newest = { url: URL.createObjectURL(file), videoId: undefined };
}

/** It has arrived, and the server knows it by this name. */
export function nameDeviceVideo(videoId: string): void {
  if (newest !== undefined) newest = { ...newest, videoId };
}

/** The file that is on its way, or the one that became this video. */
export function findDeviceVideo(videoId?: string): string | undefined {
  return newest !== undefined && newest.videoId === videoId ? newest.url : undefined;
}
