import { useNavigation } from 'react-router';
import { joinClasses } from '../ui/join-classes.ts';

/** A page that takes longer than a blink is on its way: a line crosses the top, as it crosses a picture being made. */
export function NavigationLine() {
  const isOnItsWay = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={joinClasses(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-chroma transition-transform ease-out',
        isOnItsWay ? 'scale-x-90 delay-200 duration-[8s]' : 'scale-x-0 duration-0',
      )}
    />
  );
}
