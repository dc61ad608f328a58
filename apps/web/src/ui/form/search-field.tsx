import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface SearchFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (words: string) => void;
  className?: string;
}

const settleMs = 250;
const wordsLengthMax = 200;

/**
 * Typed here and told when the typing rests: a word is looked for and not each of its letters, and the address, which
 * changes later, never takes a letter back.
 */
export function SearchField({ label, hint, value, onChange, className }: SearchFieldProps) {
  const [typed, setTyped] = useState({ words: value, told: value, seen: value });
  // What comes back is what was told, unless somebody else changed it, such as a click that clears the filters.
  if (value !== typed.seen)
    setTyped(value === typed.told ? { ...typed, seen: value } : { words: value, told: value, seen: value });

  useEffect(() => {
    if (typed.words === typed.told) return;
    const timer = setTimeout(() => {
      setTyped({ ...typed, told: typed.words });
      onChange(typed.words);
    }, settleMs);
    return () => clearTimeout(timer);
  });

  return (
    <Field label={label} className={className}>
      <TextInput
        type="search"
        icon={<Search />}
        placeholder={hint}
        value={typed.words}
        maxLength={wordsLengthMax}
        aria-keyshortcuts="/"
        onChange={({ target }) => setTyped({ ...typed, words: target.value })}
      />
    </Field>
  );
}
