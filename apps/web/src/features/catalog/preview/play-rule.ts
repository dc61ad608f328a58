/** What starts a preview: pointing at it, having it in the middle of a touch screen, or only asking for it. */
export type PlayMode = 'pointed' | 'in_view' | 'asked';

interface Surroundings {
  prefersLessMotion: boolean;
  savesData: boolean;
  canHover: boolean;
}

/** Nobody who asked for less data or less motion gets a film they did not ask for. */
export function playModeOf({ prefersLessMotion, savesData, canHover }: Surroundings): PlayMode {
  if (prefersLessMotion || savesData) return 'asked';
  return canHover ? 'pointed' : 'in_view';
}
