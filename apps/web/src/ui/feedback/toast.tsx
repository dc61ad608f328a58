import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import type { CSSProperties, FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast as sonner, Toaster } from 'sonner';
import { IconButton } from '../button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { createToastQueue } from './toast-queue.ts';
import type { ToastKind } from './toast-queue.ts';

const shownMax = 3;

interface ToastLink {
  label: string;
  href: string;
}

const queue = createToastQueue({
  shownMax,
  visibleMs: 4000,
  present({ id, kind, text, link, durationMs }) {
    const settle = () => queue.settle(id);
    const close = () => {
      queue.letGo();
      sonner.dismiss(id);
    };
    sonner.custom(() => <ToastCard kind={kind} text={text} link={link} onClose={close} />, {
      id,
      duration: durationMs,
      onDismiss: settle,
      onAutoClose: settle,
    });
  },
});

/** Says something in the corner for four seconds. The title is the kind's own; give the sentence. */
export const toast = {
  success: (text: string) => queue.add({ kind: 'success', text }),
  error: (text: string, link?: ToastLink) => queue.add({ kind: 'error', text, link }),
  warning: (text: string) => queue.add({ kind: 'warning', text }),
  info: (text: string) => queue.add({ kind: 'info', text }),
  notification: (text: string) => queue.add({ kind: 'notification', text }),
};

/** Once, at the root: just below the header, so that what the header says stays in sight. */
export function ToastHost() {
  const { t } = useTranslation();
  useEffect(() => queue.open(), []);
  const below = 'calc(var(--header) + .75rem)';

  // Sonner stops the clock for the pointer only; this does it for the keyboard.
  function letGoWhenLeft(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.letGo();
  }

  return (
    <div onFocus={queue.hold} onBlur={letGoWhenLeft}>
      <Toaster
        className="toasts"
        style={{ '--width': '400px' } as CSSProperties}
        position="top-right"
        offset={{ top: below, right: '1.25rem' }}
        mobileOffset={{ top: below, left: '.75rem', right: '.75rem' }}
        gap={10}
        visibleToasts={shownMax}
        expand
        containerAriaLabel={t('ui.toast.region')}
      />
    </div>
  );
}

const looks: Record<ToastKind, { tile: string; Icon: typeof Bell }> = {
  success: { tile: 'bg-ok-wash text-ok', Icon: Check },
  error: { tile: 'bg-danger-wash text-danger', Icon: X },
  warning: { tile: 'bg-warn-wash text-warn', Icon: TriangleAlert },
  info: { tile: 'bg-info-wash text-info', Icon: Info },
  notification: { tile: 'bg-fill text-ink-2', Icon: Bell },
};

interface ToastCardProps {
  kind: ToastKind;
  text: string;
  link?: ToastLink | undefined;
  onClose: () => void;
}

export function ToastCard({ kind, text, link, onClose }: ToastCardProps) {
  const { t } = useTranslation();
  const { tile, Icon } = looks[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className="flex w-full items-start gap-3 rounded-[14px] border border-line bg-raised p-3.5 shadow-pop"
    >
      <span className={joinClasses('grid size-8 shrink-0 place-items-center rounded-[9px]', tile)} aria-hidden="true">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-tight font-[650] text-ink">{t(`ui.toast.${kind}`)}</p>
        <p className="mt-0.5 text-sm text-ink-2">{text}</p>
        {link && (
          <a href={link.href} className="mt-1 inline-block text-sm font-[550] underline">
            {link.label}
          </a>
        )}
      </div>
      <IconButton
        kind="quiet"
        label={t('ui.close')}
        icon={<X className="size-4!" />}
        onClick={onClose}
        className="-mt-1.5 -mr-1.5"
      />
    </div>
  );
}
