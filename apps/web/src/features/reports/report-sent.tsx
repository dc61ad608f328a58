import type { ReportStatus } from '@semblante/contracts';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useReport } from './report-calls.ts';
import { ReportProgress } from './report-progress.tsx';

interface ReportSentProps {
  report: ReportStatus;
  onAnother: () => void;
}

/** It has arrived: the number first, then what happens, which changes by itself. */
export function ReportSent({ report, onAnother }: ReportSentProps) {
  const { t } = useTranslation();
  const { data = report } = useReport(report.protocol, report);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(report.protocol);
      toast.success(t('public.report.sent.copied'));
    } catch (cause) {
      console.warn('clipboard', cause);
      toast.warning(t('public.report.sent.copy_failed'));
    }
  }

  return (
    <Card className="flex flex-col items-start gap-5">
      <h2 ref={title} tabIndex={-1} className="display-sm rounded-sm text-xl">
        {t('public.report.sent.title')}
      </h2>
      <div className="flex flex-col gap-1">
        <span className="text-sm font-semibold text-muted">{t('public.report.sent.protocol')}</span>
        <output className="text-2xl font-[650] wrap-anywhere tabular-nums select-all">{report.protocol}</output>
      </div>
      <p className="max-w-[60ch] text-pretty text-ink-2">{t('public.report.sent.keep')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="sec" icon={<Copy className="size-5" aria-hidden="true" />} onClick={() => void copy()}>
          {t('public.report.sent.copy')}
        </Button>
        <Button kind="quiet" onClick={onAnother}>
          {t('public.report.sent.another')}
        </Button>
      </div>
      <hr className="w-full border-line" />
      <ReportProgress report={data} />
    </Card>
  );
}
