import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { Title } from 'radix-ui/dialog';
import { Slot, Slottable } from 'radix-ui/slot';
import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A picture before the title. */
  picture?: ReactNode;
  /** Stays at the bottom while the rows scroll. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A list of places to go: from the bottom on phones, from the side on larger screens. */
export function Sheet({ open, onClose, title, subtitle, picture, footer, children }: SheetProps) {
  const { t } = useTranslation();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <DialogFrame open={open} onClose={onClose} place="side" titleRef={titleRef}>
      <header className="flex items-center gap-3 px-4 pt-7 pb-2 md:pt-5">
        {picture}
        <div className="min-w-0 flex-1">
          <Title ref={titleRef} tabIndex={-1} className="truncate rounded-sm font-[650]">
            {title}
          </Title>
          {subtitle !== undefined && <p className="truncate text-sm text-muted">{subtitle}</p>}
        </div>
        <IconButton kind="quiet" label={t('ui.close')} icon={<X />} onClick={onClose} />
      </header>
      <div className="flex-1 overflow-y-auto overscroll-contain px-2 py-1">{children}</div>
      {footer !== undefined && (
        <footer className="mx-4 border-t border-line pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
    </DialogFrame>
  );
}

interface SheetRowProps {
  icon: ReactNode;
  /** The link or button itself, with its text. */
  children: ReactElement;
  /** At the end of the row, in place of the arrow. */
  end?: ReactNode;
  /** Green: the one row that offers something. */
  offer?: boolean;
}

export function SheetRow({ icon, end, offer = false, children }: SheetRowProps) {
  return (
    <Slot
      className={
        offer
          ? 'mx-2 my-2 flex min-h-13 items-center gap-3 rounded-control bg-chroma px-4 font-[650] text-on-chroma no-underline [&>svg]:size-5'
          : 'flex min-h-13.5 w-full items-center gap-4 rounded-control px-3 text-left text-lg font-[550] text-ink no-underline hover:bg-fill aria-[current=page]:bg-fill [&>svg]:size-6 [&>svg]:shrink-0'
      }
    >
      {icon}
      <Slottable child={children}>{(label: ReactNode) => <span className="min-w-0 flex-1">{label}</span>}</Slottable>
      {end ?? (offer ? null : <ChevronRight className="size-4! text-muted" aria-hidden="true" />)}
    </Slot>
  );
}
