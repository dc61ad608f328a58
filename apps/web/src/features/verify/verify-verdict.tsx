import type { FileVerdict, VerifyVerdict as Verdict } from '@semblante/contracts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CopyIcon from 'lucide-react/icons/copy';
import FilePen from 'lucide-react/icons/file-pen';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';

const looks: Record<Verdict, { icon: ReactNode; tile: string }> = {
  intact: { icon: <BadgeCheck />, tile: 'bg-ok-wash text-ok' },
  changed: { icon: <FilePen />, tile: 'bg-danger-wash text-danger' },
  copy: { icon: <CopyIcon />, tile: 'bg-warn-wash text-warn' },
  claims: { icon: <CircleHelp />, tile: 'bg-warn-wash text-warn' },
  none: { icon: <SearchX />, tile: 'bg-fill text-ink-2' },
};

interface VerifyVerdictProps {
  name: string;
  verdict: FileVerdict;
  onAnother: () => void;
}

/** One sentence that answers, then what it means. */
export function VerifyVerdict({
  name,
  verdict: { verdict, action, made_at, was_compared },
  onAnother,
}: VerifyVerdictProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { icon, tile } = looks[verdict];
  const facts = [
    action && t(`public.verify.action_${action}`),
    made_at && t('public.verify.made_at', { date: formatDate(made_at, 'full') }),
  ].filter(Boolean);
  return (
    <Card className="flex flex-col items-start gap-4">
      <span
        className={joinClasses('grid size-12 place-items-center rounded-control [&>svg]:size-6', tile)}
        aria-hidden="true"
      >
        {icon}
      </span>
      <div className="flex flex-col gap-2">
        <h2 ref={title} tabIndex={-1} className="display-sm rounded-sm text-xl text-balance">
          {t(`public.verify.${verdict}.title`)}
        </h2>
        <p className="max-w-[60ch] text-pretty text-ink-2">{t(`public.verify.${verdict}.text`)}</p>
        {facts.length > 0 && <p className="text-ink-2">{facts.join(' ')}</p>}
        {!was_compared && (
          <p className="max-w-[60ch] text-sm text-pretty text-muted">{t('public.verify.not_compared')}</p>
        )}
        <p className="text-sm wrap-anywhere text-muted">{name}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="ink" onClick={onAnother}>
          {t('public.verify.another')}
        </Button>
        {verdict !== 'none' && (
          <ButtonLink kind="quiet">
            <AppLink to="report">{t('public.verify.report')}</AppLink>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
