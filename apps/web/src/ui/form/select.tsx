import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useFieldControl } from './field.tsx';
import { inputLook } from './text-input.tsx';

interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** The browser's own list: on a phone it is the wheel people know, and it needs no script. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <div className={joinClasses('relative flex items-center', className)}>
      <select
        {...control}
        {...rest}
        className={joinClasses(inputLook, 'cursor-pointer appearance-none truncate pr-11')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3.5 size-5 text-muted" aria-hidden="true" />
    </div>
  );
}
