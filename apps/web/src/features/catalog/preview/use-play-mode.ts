import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { type PlayMode, playModeOf } from './play-rule.ts';

/** Known to some browsers only; the others say nothing about it. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

export function usePlayMode(): PlayMode {
  const prefersLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const prefersLessData = useMediaQuery('(prefers-reduced-data: reduce)');
  const canHover = useMediaQuery('(hover: hover)');
  const savesData = prefersLessData || (navigator as Connected).connection?.saveData === true;
  return playModeOf({ prefersLessMotion, savesData, canHover });
}
