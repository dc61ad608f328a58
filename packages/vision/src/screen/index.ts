export { closeEyes, withEyes, type ScreenEyes } from './eyes.ts';
export { loadScreenedImage } from './load-screened-image.ts';
export { screenImage } from './screen-image.ts';
export { screenVideo } from './screen-video.ts';
export type { ScreenVerdict } from './verdict.ts';
export { wholeView } from './look-at-content.ts';
export { hasAge } from './apparent-age.ts';
export { AgeWatch } from './watch-ages.ts';
