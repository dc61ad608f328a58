import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

interface PageTitleProps {
  title: ReactNode;
  text?: ReactNode;
  /** Larger, for a page whose title is its main thing. */
  hero?: boolean;
  /** Buttons of the whole page, at the end of the line. */
  actions?: ReactNode;
}

export function PageTitle({ title, text, hero = false, actions }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className={joinClasses('display', hero ? 'text-3xl' : 'text-2xl')}>{title}</h1>
        {text !== undefined && (
          <p className={hero ? 'max-w-[60ch] text-lg text-pretty text-ink-2' : 'text-pretty text-muted'}>{text}</p>
        )}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
