import { Slot } from 'radix-ui/slot';
import { useId } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Coin } from '../picture/coin.tsx';
import { buttonLook } from './button-look.ts';
import type { ButtonLook } from './button-look.ts';

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  icon?: ReactNode;
  busy?: boolean;
  /** The label in the gerund. Give it from the start, and the button keeps one width. */
  busyLabel?: string;
  /** Why the button cannot be used now. Giving a reason is the only way to disable it. */
  reason?: string | undefined;
}

export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  reason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy || reason !== undefined;

  // aria-disabled and not disabled: focus stays where it was, and the reason can be read.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={reason !== undefined || undefined}
      aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
      className={joinClasses(buttonLook({ kind, size, wide }), busy && 'cursor-progress', className)}
    >
      <ButtonFace icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonFace>
    </button>
  );
  if (reason === undefined) return button;
  return (
    <span className={joinClasses('inline-flex flex-wrap items-center gap-x-3 gap-y-1.5', wide && 'w-full')}>
      {button}
      <span id={reasonId} className="text-sm text-muted">
        {reason}
      </span>
    </span>
  );
}

interface ButtonFaceProps {
  icon: ReactNode;
  busy: boolean;
  busyLabel: string | undefined;
  children: ReactNode;
}

/** Both labels lie in one cell, one of them invisible: the width is that of the longer and never changes. */
function ButtonFace({ icon, busy, busyLabel, children }: ButtonFaceProps) {
  if (busyLabel === undefined && !busy)
    return (
      <>
        {icon}
        {children}
      </>
    );
  const layer = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5';
  return (
    <span className="grid">
      <span className={joinClasses(layer, busy && 'opacity-0')} aria-hidden={busy && busyLabel !== undefined}>
        {icon}
        {children}
      </span>
      <span className={joinClasses(layer, !busy && 'invisible')} aria-hidden={!busy}>
        <Coin turning={busy} className="size-4" />
        {busyLabel}
      </span>
    </span>
  );
}

interface ButtonLinkProps extends ButtonLook {
  className?: string;
  /** The link itself: an anchor or the router's link. It receives the look. */
  children: ReactElement;
}

export function ButtonLink({ kind, size, wide, className, children }: ButtonLinkProps) {
  return <Slot className={joinClasses(buttonLook({ kind, size, wide }), className)}>{children}</Slot>;
}
