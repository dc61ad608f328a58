import type { ReactNode } from 'react';

interface SectionTitleProps {
  title: ReactNode;
  text?: ReactNode;
  /** A quiet button or a short remark at the end of the line. */
  end?: ReactNode;
  /** Id for the section's `aria-labelledby`. */
  id?: string;
}

export function SectionTitle({ title, text, end, id }: SectionTitleProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-[1_1_200px]">
        <h2 id={id} className="display-sm text-xl">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-sm text-pretty text-muted">{text}</p>}
      </div>
      {end}
    </div>
  );
}
