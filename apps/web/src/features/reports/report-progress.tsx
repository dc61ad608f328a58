import type { ReportStatus } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import EyeOff from 'lucide-react/icons/eye-off';
import SearchX from 'lucide-react/icons/search-x';
import ScanSearch from 'lucide-react/icons/scan-search';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { Tag } from '../../ui/feedback/tag.tsx';

type Word = 'checking' | 'blocked' | 'waiting' | 'outcome_blocked' | 'outcome_kept' | 'outcome_not_found';

const looks: Record<Word, { kind: ComponentProps<typeof Tag>['kind']; icon: ReactNode }> = {
  checking: { kind: 'info', icon: <ScanSearch /> },
  blocked: { kind: 'ok', icon: <EyeOff /> },
  waiting: { kind: 'warn', icon: <Clock /> },
  outcome_blocked: { kind: 'ok', icon: <EyeOff /> },
  outcome_kept: { kind: 'fill', icon: <Check /> },
  outcome_not_found: { kind: 'fill', icon: <SearchX /> },
};

/** How far it is, in words; never whose or what. */
export function ReportProgress({ report }: { report: ReportStatus }) {
  const { t } = useTranslation();
  const word: Word = report.state === 'answered' ? `outcome_${report.outcome ?? 'kept'}` : report.state;
  const { kind, icon } = looks[word];
  return (
    <div role="status" className="flex flex-col items-start gap-2">
      <Tag kind={kind} icon={icon}>
        {t(`public.report.status.${word}`)}
      </Tag>
      <p className="max-w-[60ch] text-pretty text-ink-2">{t(`public.report.status.${word}_text`)}</p>
      <p className="text-sm text-muted">
        {t('public.report.status.received', { date: formatDate(report.received_at, 'full') })}
        {report.answered_at !== null &&
          ` · ${t('public.report.status.answered', { date: formatDate(report.answered_at, 'full') })}`}
      </p>
    </div>
  );
}
