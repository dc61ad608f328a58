import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** Opening one closes the others. */
  single?: boolean;
}

/** The browser's own disclosure: it is found by "find in page" and works before any script. */
export function Accordion({ items, single = false }: AccordionProps) {
  const name = useId();
  return (
    <div className="border-t border-line">
      {items.map(({ title, content }) => (
        <details key={title} name={single ? name : undefined} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3 font-[650] [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              className="size-5 shrink-0 text-muted transition-transform duration-(--t-2) group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="max-w-[62ch] pb-4 text-pretty text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
