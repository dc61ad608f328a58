import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** What the tabs divide; spoken only. */
  label: string;
  value: Value;
  items: readonly { value: Value; label: ReactNode; count?: number }[];
  onChange: (value: Value) => void;
  /** A short remark at the end of the line; from 768 on. */
  end?: ReactNode;
  /** One `TabPanel` for each item. */
  children: ReactNode;
}

export function Tabs<Value extends string>({ label, value, items, onChange, end, children }: TabsProps<Value>) {
  return (
    <Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <div className="mb-6 flex items-end justify-between gap-6 border-b border-line">
        <List aria-label={label} className="-mb-px flex gap-6 overflow-x-auto pt-1 [scrollbar-width:none]">
          {items.map((item) => (
            <Trigger
              key={item.value}
              value={item.value}
              className="flex min-h-11 items-center gap-2 rounded-t-sm border-b-3 border-transparent px-0.5 font-semibold whitespace-nowrap text-muted transition-colors duration-(--t-2) hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:text-ink"
            >
              {item.label}
              {item.count !== undefined && (
                <span className="rounded-full bg-fill px-2 text-xs font-[650] text-ink-2 tabular-nums">
                  {item.count}
                </span>
              )}
            </Trigger>
          ))}
        </List>
        {end !== undefined && <div className="pb-3 text-sm text-muted max-md:hidden">{end}</div>}
      </div>
      {children}
    </Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Content value={value} className="rounded-sm">
      {children}
    </Content>
  );
}
