import { Content, Portal, Root } from 'radix-ui/dialog';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { joinClasses } from '../join-classes.ts';
import { GrabBar } from './grab-bar.tsx';
import { useScrollLock } from './use-scroll-lock.ts';

interface DialogFrameProps {
  open: boolean;
  onClose: () => void;
  /** While something must not be interrupted: Esc, the scrim and the grab bar do nothing. */
  locked?: boolean;
  /** Where it stands from 768 on; below, it is always a sheet from the bottom. */
  place: 'middle' | 'side';
  /** Takes the first focus, so that a screen reader starts with what this is about. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  className?: string;
  children: ReactNode;
}

const places = {
  middle: {
    scrim: 'md:items-center md:justify-center md:p-6',
    panel:
      'md:rounded-sheet md:max-h-full md:data-[state=open]:animate-settle-in md:data-[state=closed]:animate-settle-out',
  },
  side: {
    scrim: 'md:items-stretch md:justify-end',
    panel:
      'md:max-h-none md:w-105 md:rounded-none md:rounded-l-sheet md:data-[state=open]:animate-side-in md:data-[state=closed]:animate-side-out',
  },
};

/** The second tap of two on the button that opened it lands on the scrim: it is not meant for it. */
const doubleTapMs = 500;

/**
 * The box shared by modals and sheets. The scrim is ours and not Radix's overlay, which locks the scroll by injecting a
 * style element that the content security policy refuses; `useScrollLock` does it without.
 */
export function DialogFrame({ open, onClose, locked = false, place, titleRef, className, children }: DialogFrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const openedAt = useRef(0);
  useScrollLock(open);

  // Radix gives focus back to its own trigger only; ours are opened from anywhere.
  function focusTitle(event: Event) {
    event.preventDefault();
    opener.current = document.activeElement;
    openedAt.current = Date.now();
    titleRef.current?.focus();
  }
  function focusOpener(event: Event) {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  function pullPanel(distance: number) {
    if (panel.current !== null) panel.current.style.translate = distance === 0 ? '' : `0 ${distance}px`;
  }
  function keepOpen(event: { target: EventTarget | null; preventDefault: () => void }) {
    const onToast = event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null;
    const isSecondTap = Date.now() - openedAt.current < doubleTapMs;
    if (locked || onToast || isSecondTap) event.preventDefault();
  }

  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <div
          data-state={open ? 'open' : 'closed'}
          className={joinClasses(
            'fixed inset-0 z-40 flex items-end justify-center bg-(--scrim) data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            places[place].scrim,
          )}
        >
          <Content
            ref={panel}
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={focusTitle}
            onCloseAutoFocus={focusOpener}
            onEscapeKeyDown={(event) => locked && event.preventDefault()}
            onInteractOutside={keepOpen}
            className={joinClasses(
              'relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-sheet bg-raised shadow-modal max-md:data-[state=closed]:animate-rise-out max-md:data-[state=open]:animate-rise-in',
              places[place].panel,
              className,
            )}
          >
            {!locked && <GrabBar onPull={pullPanel} onClose={onClose} />}
            {children}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
