import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Card } from '../layout/card.tsx';
import { GreenPlace } from '../picture/green-place.tsx';

interface EmptyStateProps {
  /** A picture of the place: see the three below, or an illustration. */
  picture: ReactNode;
  /** What is missing. */
  title: string;
  text?: ReactNode;
  /** One button, the next step. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

export function EmptyState({ picture, title, text, action, headingLevel = 3, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className={joinClasses('flex flex-col items-center gap-2 p-4! pb-6! text-center', className)}>
      <div className="mb-3 h-37.5 w-full overflow-hidden rounded-picture">{picture}</div>
      <Heading className="text-lg font-[650] text-balance">{title}</Heading>
      {text !== undefined && <p className="max-w-[46ch] text-sm text-pretty text-muted">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </Card>
  );
}

/** A green slot waiting for a picture; children are drawn at its foot, an icon in its middle. */
export function SlotPicture({ icon, children }: { icon?: ReactNode; children?: ReactNode }) {
  return (
    <GreenPlace className="grid h-full place-items-center">
      {icon !== undefined && (
        <span className="[&>svg]:size-6" aria-hidden="true">
          {icon}
        </span>
      )}
      {children !== undefined && (
        <div className="absolute inset-x-0 bottom-0 flex h-[95%] justify-center">{children}</div>
      )}
    </GreenPlace>
  );
}

/** What shows through where a background was removed. */
export function CheckerPicture({ children }: { children?: ReactNode }) {
  return <div className="checker flex h-full items-end justify-center *:h-[95%]">{children}</div>;
}

/** A quiet well with an icon, or with the frames of an unused contact sheet. */
export function WellPicture({ icon }: { icon?: ReactNode }) {
  return (
    <div className="grid h-full place-items-center bg-fill text-muted" aria-hidden="true">
      {icon === undefined ? <ContactSheet /> : <span className="[&>svg]:size-6">{icon}</span>}
    </div>
  );
}

function ContactSheet() {
  return (
    <div className="grid grid-cols-5 gap-1.5">
      {Array.from({ length: 10 }, (_, frame) => (
        <span key={frame} className="h-5 w-7.5 rounded-[3px] border-2 border-edge" />
      ))}
    </div>
  );
}
