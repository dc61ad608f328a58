import type { ComponentPropsWithRef } from 'react';
import { TextInput } from '../../../ui/form/text-input.tsx';

interface CodeInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Six digits of the app, or one of the codes kept for a lost phone. */
  way?: 'app' | 'recovery' | 'either';
}

export function CodeInput({ way = 'app', ...input }: CodeInputProps) {
  return (
    <TextInput
      {...input}
      inputMode={way === 'app' ? 'numeric' : 'text'}
      autoComplete={way === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      spellCheck={false}
      className="[&_input]:font-[650] [&_input]:tracking-widest [&_input]:tabular-nums"
    />
  );
}
