import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { GreenPlace } from '../../ui/picture/green-place.tsx';
import { Mark } from '../../ui/picture/mark.tsx';

const place = 'h-56 lg:sticky lg:top-4 lg:my-4 lg:mr-4 lg:h-[calc(100dvh-2rem)] lg:min-h-140 lg:rounded-sheet';
// A band of a phone has one free corner: the others hold the logo, a button and a shoulder.
const freeCorner = 'max-lg:[&>svg:nth-of-type(-n+2)]:hidden max-lg:[&>svg:nth-of-type(4)]:hidden';
const saying =
  'display text-2xl whitespace-pre-line max-sm:max-w-44 max-[22.5rem]:max-w-32 max-[22.5rem]:text-xl lg:text-[clamp(2.4rem,4.3vw,4.1rem)] lg:leading-none';

interface AuthStageProps {
  /** One sentence a line. */
  text: string;
  /** What stands on the green. */
  picture: ReactNode;
  /** On an ink panel under the text, from 1024 on. */
  panel?: ReactNode;
}

export function AuthStage({ text, picture, panel }: AuthStageProps) {
  return (
    <GreenPlace crosses="lg" className={joinClasses(place, freeCorner, 'lg:flex lg:flex-col')}>
      <p
        className={joinClasses(
          saying,
          'absolute top-17 left-5 z-10 lg:top-24 lg:left-10',
          panel !== undefined && 'lg:hidden',
        )}
      >
        {text}
      </p>
      <div className="absolute -right-4 bottom-0 flex h-50 w-[min(14rem,56vw)] items-end lg:static lg:min-h-0 lg:w-full lg:flex-1 lg:justify-center lg:pt-60 lg:has-[+*]:pt-10">
        {picture}
      </div>
      {panel !== undefined && (
        <div className="hidden flex-col gap-5 bg-[#11160F] px-10 pt-8 pb-9 text-white lg:flex">
          <p className={saying}>{text}</p>
          {panel}
        </div>
      )}
    </GreenPlace>
  );
}

/** Behind the scenes: ink, and no place for a picture. */
export function StaffStage({ text }: { text: string }) {
  return (
    <GreenPlace closed crosses="lg" className={joinClasses(place, freeCorner)}>
      <p className={joinClasses(saying, 'absolute top-17 left-5 z-10 text-[#F4F5F1] lg:top-24 lg:left-10')}>{text}</p>
      <Mark className="absolute right-6 bottom-4 w-28 text-[#F4F5F1] lg:right-auto lg:bottom-[14%] lg:left-1/2 lg:w-[min(44%,22rem)] lg:-translate-x-1/2" />
    </GreenPlace>
  );
}
