import CircleAlert from 'lucide-react/icons/circle-alert';
import { createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** What an input must carry to belong to the field around it; nothing outside a field. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Id of one more element that describes the input. */
  describedBy?: string;
  className?: string;
  children: ReactNode;
}

export function Field({ label, hint, error, describedBy, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const described = joinClasses(describedBy, (error !== undefined || hint !== undefined) && noteId);
  const control: FieldControl = {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="self-start text-sm font-semibold">
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <div id={noteId} aria-live="polite">
        <FieldNote hint={hint} error={error} />
      </div>
    </div>
  );
}

/** The line under a field: the error while there is one, else the hint. */
export function FieldNote({ hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  if (error !== undefined) {
    return (
      <p className="flex items-start gap-1.5 text-sm font-[550] text-danger">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {error}
      </p>
    );
  }
  return hint === undefined ? null : <div className="text-xs text-muted">{hint}</div>;
}
