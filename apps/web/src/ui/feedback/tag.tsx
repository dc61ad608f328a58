import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

type TagKind = 'ok' | 'fill' | 'danger' | 'warn' | 'info' | 'outline' | 'chroma' | 'ink' | 'paper';

interface TagProps {
  kind?: TagKind;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

const kinds: Record<TagKind, string> = {
  ok: 'bg-ok-wash text-ok',
  fill: 'bg-fill text-ink-2',
  danger: 'bg-danger-wash text-danger',
  warn: 'bg-warn-wash text-warn',
  info: 'bg-info-wash text-info',
  outline: 'text-ink-2 inset-ring inset-ring-edge',
  chroma: 'bg-chroma text-on-chroma',
  ink: 'bg-ink text-on-ink',
  paper: 'bg-white text-[#11160F]',
};

export function Tag({ kind = 'fill', icon, className, children }: TagProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-6.5 items-center gap-1.5 rounded-full px-2.5 text-xs font-[650] whitespace-nowrap [&>svg]:size-3.5 [&>svg]:stroke-[2.4]',
        kinds[kind],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
