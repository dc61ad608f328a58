import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

type IconButtonKind = 'line' | 'quiet' | 'ok' | 'danger';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, for who cannot see the icon and for the tooltip. */
  label: string;
  icon: ReactNode;
  kind?: IconButtonKind;
}

const kinds: Record<IconButtonKind, string> = {
  line: 'border-line bg-surface text-ink hover:border-edge',
  quiet: 'border-transparent text-muted hover:bg-fill hover:text-ink',
  ok: 'border-transparent bg-ok-wash text-ok',
  danger: 'border-transparent bg-danger-wash text-danger',
};

/** 44 px on phones, 40 from 768 on. */
export function IconButton({ label, icon, kind = 'line', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={joinClasses(
        'inline-grid size-11 shrink-0 place-items-center rounded-control border transition-colors duration-(--t-1) md:size-10 [&>svg]:size-5',
        kinds[kind],
        className,
      )}
    >
      {icon}
    </button>
  );
}
