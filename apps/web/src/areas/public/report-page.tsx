import type { ReportStatus } from '@semblante/contracts';
import Siren from 'lucide-react/icons/siren';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FollowReport, ReportForm, ReportSent } from '../../features/reports/index.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { TwoColumns } from './two-columns.tsx';

const steps = ['number', 'match', 'block', 'person', 'mail'] as const;

export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<ReportStatus>();
  return (
    <TwoColumns
      title={<PageTitle title={t('public.report.title')} text={t('public.report.lead')} />}
      main={
        <>
          <Notice kind="warn" icon={<Siren />}>
            {t('public.report.emergency')}
          </Notice>
          {sent ? (
            <ReportSent report={sent} onAnother={() => setSent(undefined)} />
          ) : (
            <ReportForm link={search.get('link') ?? ''} onSent={setSent} />
          )}
        </>
      }
    >
      <div className="flex flex-col gap-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
        <FollowReport />
        <section aria-labelledby="next">
          <SectionTitle id="next" title={t('public.report.next.title')} />
          <ol className="flex list-decimal flex-col gap-2 pl-5 text-ink-2 marker:font-[650] marker:text-ink">
            {steps.map((step) => (
              <li key={step} className="pl-1 text-pretty">
                {t(`public.report.next.${step}`)}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </TwoColumns>
  );
}
