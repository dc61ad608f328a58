import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useFieldControl } from './field.tsx';

interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** A quiet icon before the text. */
  icon?: ReactNode;
  /** A small control after the text, such as an icon button. */
  end?: ReactNode;
}

export const inputLook = joinClasses(
  'min-h-(--tap) w-full min-w-0 rounded-control border border-edge bg-surface px-3.5 text-base text-ink placeholder:text-muted',
  'transition-[border-color] duration-(--t-1) hover:border-ink focus:border-ink',
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
  'disabled:border-line disabled:bg-fill disabled:text-muted',
);

export function TextInput({ icon, end, className, ...rest }: TextInputProps) {
  const control = useFieldControl();
  return (
    <div className={joinClasses('relative flex items-center', className)}>
      {icon !== undefined && (
        <span className="pointer-events-none absolute left-3.5 text-muted [&>svg]:size-5" aria-hidden="true">
          {icon}
        </span>
      )}
      <input
        {...control}
        {...rest}
        className={joinClasses(inputLook, icon !== undefined && 'pl-11', end !== undefined && 'pr-13')}
      />
      {end !== undefined && <span className="absolute right-1 flex items-center">{end}</span>}
    </div>
  );
}
