import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes.ts';

interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Nothing between the edge and the content: for tables and pictures. */
  flush?: boolean;
  /** A quiet fill in place of the hairline. */
  tint?: boolean;
}

export function Card({ flush = false, tint = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'min-w-0 rounded-card border',
        tint ? 'border-transparent bg-fill' : 'border-line bg-surface',
        flush ? 'overflow-hidden' : 'p-4 md:p-6',
        className,
      )}
    />
  );
}
