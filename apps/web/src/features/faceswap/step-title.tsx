import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';

interface StepTitleProps {
  id?: string;
  number: number;
  done?: boolean;
  title: string;
  end?: ReactNode;
}

export function StepTitle({ id, number, done = false, title, end }: StepTitleProps) {
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={joinClasses(
          'grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums',
          done ? 'bg-ok-wash text-ok' : 'bg-ink text-on-ink',
        )}
      >
        {done ? <Check className="size-4.5 stroke-[2.4]" /> : number}
      </span>
      <h2 id={id} className="display-sm min-w-0 flex-1 text-xl">
        {title}
      </h2>
      {end}
    </div>
  );
}
