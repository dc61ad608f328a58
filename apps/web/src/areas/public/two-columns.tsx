import type { ReactNode } from 'react';

interface TwoColumnsProps {
  title: ReactNode;
  /** What the page is for. */
  main: ReactNode;
  /** What helps with it: beside it on wide screens, below on narrow ones. */
  children: ReactNode;
}

export function TwoColumns({ title, main, children }: TwoColumnsProps) {
  return (
    <div className="flex flex-col gap-8">
      {title}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-16">
        <div className="flex flex-col gap-6">{main}</div>
        {children}
      </div>
    </div>
  );
}
