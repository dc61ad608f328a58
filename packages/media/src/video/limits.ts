export type Container = 'mp4' | 'mov' | 'matroska';

/** What a video may be. Sizes count as the video is shown: after rotation and with its pixel aspect. */
export interface VideoLimits {
  containers: readonly Container[];
  bytesMax: number;
  longSideMax: number;
  shortSideMax: number;
  secondsMax: number;
  /** Time alone does not bound the work: a minute can hold a million frames. */
  framesMax: number;
}

/** docs/product/processings.md#limits. */
export const productLimits: VideoLimits = {
  containers: ['mp4'],
  bytesMax: 524_288_000,
  longSideMax: 1920,
  shortSideMax: 1080,
  secondsMax: 600,
  framesMax: 600 * 240,
};

/** For measuring and for tests, which read other containers too. */
export const benchLimits: VideoLimits = {
  ...productLimits,
  containers: ['mp4', 'mov', 'matroska'],
  longSideMax: 4096,
  shortSideMax: 4096,
};
