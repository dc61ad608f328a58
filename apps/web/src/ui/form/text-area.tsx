import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { useFieldControl } from './field.tsx';
import { inputLook } from './text-input.tsx';

export function TextArea({ className, rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const control = useFieldControl();
  return <textarea {...control} rows={rows} {...rest} className={joinClasses(inputLook, 'py-3', className)} />;
}
