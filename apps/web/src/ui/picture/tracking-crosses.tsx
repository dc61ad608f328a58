import { joinClasses } from '../join-classes.ts';

const corners = [
  'top-(--cross-gap) left-(--cross-gap)',
  'top-(--cross-gap) right-(--cross-gap)',
  'bottom-(--cross-gap) left-(--cross-gap)',
  'bottom-(--cross-gap) right-(--cross-gap)',
];

interface TrackingCrossesProps {
  size?: 'sm' | 'md' | 'lg';
}

const sizes = {
  sm: 'size-2 [--cross-gap:.5rem]',
  md: 'size-3.25 [--cross-gap:.875rem]',
  lg: 'size-3.25 [--cross-gap:1rem] lg:size-5.5 lg:[--cross-gap:2.25rem]',
};

/**
 * The four marks of a film studio's green screen, in the corners of the place around them (which must be positioned).
 */
export function TrackingCrosses({ size = 'md' }: TrackingCrossesProps) {
  return corners.map((corner) => (
    <svg
      key={corner}
      viewBox="0 0 13 13"
      aria-hidden="true"
      className={joinClasses('pointer-events-none absolute opacity-85', sizes[size], corner)}
    >
      <path d="M6.5 0v13M0 6.5h13" stroke="currentColor" strokeWidth="2" />
    </svg>
  ));
}
