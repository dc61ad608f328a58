import Plus from 'lucide-react/icons/plus';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { TrackingCrosses } from './tracking-crosses.tsx';

interface EmptySlotProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  icon?: ReactNode;
}

/** A green square waiting for a picture; pressing it starts choosing one. */
export function EmptySlot({ label, icon, className, ...rest }: EmptySlotProps) {
  return (
    <button
      {...rest}
      type="button"
      className={joinClasses(
        'relative isolate flex flex-col items-center justify-center gap-1 overflow-hidden rounded-picture bg-chroma-area p-2 text-sm leading-tight font-[650] text-on-chroma transition-shadow duration-(--t-1) hover:inset-ring-2 hover:inset-ring-on-chroma [&>svg:not([class*=absolute])]:size-5',
        className ?? 'size-28',
      )}
    >
      <TrackingCrosses size="sm" />
      {icon ?? <Plus aria-hidden="true" />}
      {label}
    </button>
  );
}
