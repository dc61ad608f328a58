import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** For what takes effect at once; for what is sent with a form, a checkbox. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 md:min-h-8">
      <span className="min-w-0">
        <span className="block font-[550]">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
        role="switch"
        aria-describedby={hint === undefined ? undefined : hintId}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition-colors duration-(--t-2) before:absolute before:top-0.75 before:left-0.75 before:size-5.5 before:rounded-full before:bg-white before:transition-transform before:duration-(--t-2) checked:bg-chroma-ink checked:before:translate-x-5 disabled:opacity-50 dark:checked:before:bg-on-ink forced-colors:border"
      />
    </label>
  );
}
