import { useId } from 'react';
import type { ReactNode } from 'react';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';

export function KitSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title={title} text={text} />
      {children}
    </section>
  );
}

export function KitRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
