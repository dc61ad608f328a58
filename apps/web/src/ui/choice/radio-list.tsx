import { useId } from 'react';
import type { ReactNode } from 'react';

interface RadioListProps<Value extends string> {
  label: string;
  /** None is chosen until somebody chooses: for what must be a person's own decision. */
  value: Value | undefined;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A few whole sentences to choose from, one below the other. */
export function RadioList<Value extends string>({ label, value, options, onChange }: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-2 border-0 p-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-(--tap) items-center gap-3 rounded-control border border-edge px-3.5 py-2 has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-6 checked:border-ink"
          />
          <span className="min-w-0">
            <span className="block">{option.label}</span>
            {option.hint !== undefined && <span className="block text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
