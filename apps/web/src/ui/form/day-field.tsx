import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day of the calendar, or none. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </Field>
  );
}
