import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

type NoticeKind = 'ok' | 'warn' | 'danger' | 'info';

interface NoticeProps {
  kind?: NoticeKind;
  /** In place of the icon that belongs to the kind. */
  icon?: ReactNode;
  /** Spoken at once when it appears: for an answer to what the person just did. */
  announce?: boolean;
  className?: string;
  children: ReactNode;
}

const looks: Record<NoticeKind, { box: string; icon: string; Icon: typeof Info }> = {
  ok: { box: 'bg-ok-wash', icon: 'text-ok', Icon: ShieldCheck },
  warn: { box: 'bg-warn-wash', icon: 'text-warn', Icon: TriangleAlert },
  danger: { box: 'bg-danger-wash', icon: 'text-danger', Icon: OctagonAlert },
  info: { box: 'bg-info-wash', icon: 'text-info', Icon: Info },
};

export function Notice({ kind = 'info', icon, announce = false, className, children }: NoticeProps) {
  const { box, icon: iconColour, Icon } = looks[kind];
  const role = kind === 'danger' ? 'alert' : 'status';
  return (
    <div
      role={announce ? role : undefined}
      className={joinClasses('flex items-start gap-3 rounded-control px-4 py-3.5 text-sm text-ink', box, className)}
    >
      <span className={joinClasses('mt-px shrink-0 [&>svg]:size-5', iconColour)} aria-hidden="true">
        {icon ?? <Icon />}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
