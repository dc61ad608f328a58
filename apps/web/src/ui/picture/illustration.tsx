import { GreenPlace } from './green-place.tsx';
import type { BodyName, FaceName } from './illustration/people.ts';
import { Person } from './illustration/person.tsx';
import { Mark } from './mark.tsx';

/** Drawings say nothing that the text beside them does not, so screen readers skip them all. */
interface DrawingProps {
  className?: string;
}

const couples = {
  studio: { body: 'studio', left: 'lina', right: 'vera' },
  set: { body: 'set', left: 'otto', right: 'jorge' },
} as const satisfies Record<string, { body: BodyName; left: FaceName; right: FaceName }>;

interface HalfPersonProps extends DrawingProps {
  couple?: keyof typeof couples;
}

/** One body, two faces, and the line between them. Stand it at the foot of a green place. */
export function HalfPerson({ couple = 'studio', className }: HalfPersonProps) {
  const { body, left, right } = couples[couple];
  return (
    <svg viewBox="0 0 400 360" aria-hidden="true" className={className ?? 'w-full'}>
      <svg width="200" height="360" viewBox="0 0 200 360">
        <Person body={body} face={left} />
      </svg>
      <svg x="200" width="200" height="360" viewBox="200 0 200 360">
        <Person body={body} face={right} />
      </svg>
      <TheLine />
    </svg>
  );
}

/** White edged in ink, handle low enough not to cover the face. */
function TheLine() {
  return (
    <g fill="#fff" stroke="#11160F" strokeWidth="2">
      <rect x="197.5" y="4" width="5" height="360" rx="2.5" />
      <circle cx="200" cy="300" r="20" />
      <path
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M187 300H213M193 294L187 300L193 306M207 294L213 300L207 306"
      />
    </g>
  );
}

interface FacelessPersonProps extends DrawingProps {
  who?: BodyName;
}

/** Somebody whose face is still to come. */
export function FacelessPerson({ who = 'lina', className }: FacelessPersonProps) {
  return (
    <svg viewBox="30 20 340 340" aria-hidden="true" className={className ?? 'w-full'}>
      <Person body={who} />
    </svg>
  );
}

interface WholePersonProps extends DrawingProps {
  who: FaceName;
  /** Another face on the same body: what a swap does. */
  face?: FaceName;
}

export function WholePerson({ who, face, className }: WholePersonProps) {
  return (
    <svg viewBox="30 20 340 340" aria-hidden="true" className={className ?? 'w-full'}>
      <Person body={who} face={face ?? who} />
    </svg>
  );
}

const grounds: Record<FaceName, string> = {
  lina: '#BFE0D6',
  vera: '#F6C9B4',
  otto: '#DADDE0',
  jorge: '#BFD4EE',
  rita: '#F3C6D8',
  zeca: '#FBE3A6',
};

/** A drawn portrait on its own colour; round it with a class. */
export function Portrait({ who, className }: { who: FaceName; className?: string }) {
  return (
    <svg viewBox="56 30 288 288" aria-hidden="true" className={className ?? 'size-10 rounded-full'}>
      <rect x="0" y="0" width="400" height="360" fill={grounds[who]} />
      <Person body={who} face={who} />
    </svg>
  );
}

/** The sign on an ink plate with green marks: closed for a while. */
export function ClosedPlate({ className }: DrawingProps) {
  return (
    <GreenPlace closed className={className ?? 'grid aspect-square place-items-center rounded-sheet'}>
      <Mark className="w-1/2 text-[#F4F5F1]" />
    </GreenPlace>
  );
}
