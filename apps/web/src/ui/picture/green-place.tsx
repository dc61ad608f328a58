import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { TrackingCrosses } from './tracking-crosses.tsx';

interface GreenPlaceProps extends ComponentPropsWithRef<'div'> {
  crosses?: 'sm' | 'md' | 'lg';
  /** Ink ground with green crosses: a place that is closed for now. */
  closed?: boolean;
}

/** Green is where a picture of the user goes. Text on it is about adding one, or it is wrong. */
export function GreenPlace({ crosses = 'md', closed = false, className, children, ...rest }: GreenPlaceProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'relative isolate overflow-hidden',
        closed ? 'bg-[#11160F] text-chroma' : 'bg-chroma-area text-on-chroma [--chroma:var(--chroma-area)]',
        className ?? 'rounded-picture',
      )}
    >
      <TrackingCrosses size={crosses} />
      {children}
    </div>
  );
}
