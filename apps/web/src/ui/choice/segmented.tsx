import { useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

interface SegmentedProps<Value extends string> {
  /** What is being chosen; spoken, and shown only when `showLabel`. */
  label: string;
  showLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** The choices share the whole width. */
  wide?: boolean;
}

/** Two or three choices, all in sight. Radio buttons underneath, so the arrow keys move between them. */
export function Segmented<Value extends string>({
  label,
  showLabel = false,
  value,
  options,
  onChange,
  wide = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={showLabel ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{label}</legend>
      <div
        className={joinClasses(
          'max-w-full gap-0.5 rounded-control bg-sunken p-1 dark:inset-ring dark:inset-ring-line',
          wide ? 'flex' : 'inline-flex',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClasses(
              'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-[9px] text-center text-sm leading-tight font-semibold text-muted transition-colors duration-(--t-2) md:min-h-10',
              'hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card dark:has-checked:bg-fill',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ink [&>svg]:size-4',
              wide ? 'flex-1 px-2' : 'px-3 sm:px-4',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
