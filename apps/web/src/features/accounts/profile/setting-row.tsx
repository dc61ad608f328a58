import type { ReactNode } from 'react';

interface SettingRowProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What it is on the left, the control on the right; one under the other on phones. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <div className="flex flex-col gap-3 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="min-w-0">
        <p className="font-[550]">{title}</p>
        <p className="text-sm text-pretty text-muted">{text}</p>
      </div>
      <div className="shrink-0">{children}</div>
    </div>
  );
}
