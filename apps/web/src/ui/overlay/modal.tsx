import X from 'lucide-react/icons/x';
import { Description, Title } from 'radix-ui/dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { DialogFrame } from './dialog-frame.tsx';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** Drawn across the top, from edge to edge. */
  picture?: ReactNode;
  /** Buttons, the main one first: stacked on phones, side by side from 768 on. */
  actions?: ReactNode;
  /** Not while paying: neither Esc nor the scrim closes it, and there is no close button. */
  locked?: boolean;
  wide?: boolean;
  children?: ReactNode;
}

export function Modal({
  open,
  onClose,
  title,
  text,
  picture,
  actions,
  locked = false,
  wide = false,
  children,
}: ModalProps) {
  const { t } = useTranslation();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      locked={locked}
      place="middle"
      titleRef={titleRef}
      className={wide ? 'md:max-w-130' : 'md:max-w-115'}
    >
      <div className="overflow-y-auto overscroll-contain">
        {picture}
        <div className="flex flex-col gap-6 px-4 pt-8 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:p-8">
          <div className="flex flex-col gap-2">
            <Title
              ref={titleRef}
              tabIndex={-1}
              className={joinClasses('display-sm rounded-sm text-xl', picture === undefined && !locked && 'mr-10')}
            >
              {title}
            </Title>
            {text !== undefined && <Description className="text-pretty text-ink-2">{text}</Description>}
          </div>
          {children}
          {actions !== undefined && (
            <div className="flex flex-col gap-2 md:flex-row md:gap-3 md:*:flex-1">{actions}</div>
          )}
        </div>
      </div>
      {!locked && (
        <IconButton
          kind={picture === undefined ? 'quiet' : 'line'}
          label={t('ui.close')}
          icon={<X />}
          onClick={onClose}
          className="absolute! top-3.5 right-3.5 z-10"
        />
      )}
    </DialogFrame>
  );
}
