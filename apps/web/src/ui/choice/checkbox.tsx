import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldNote } from '../form/field.tsx';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** May hold links: they work on their own and do not tick the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 items-center gap-3 text-sm md:min-h-6">
        <span className="relative grid size-5.5 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={hasNote ? noteId : undefined}
            className="peer size-full cursor-pointer appearance-none rounded-md border-[1.5px] border-edge bg-surface checked:border-ink checked:bg-ink disabled:border-line disabled:bg-fill aria-invalid:border-2 aria-invalid:border-danger"
          />
          <Check
            className="pointer-events-none absolute size-4 stroke-3 text-on-ink opacity-0 peer-checked:opacity-100 peer-disabled:text-muted"
            aria-hidden="true"
          />
        </span>
        <span>{label}</span>
      </label>
      <div id={noteId} aria-live="polite" className="pl-8.5 empty:hidden">
        {hasNote && <FieldNote hint={hint} error={error} />}
      </div>
    </div>
  );
}
