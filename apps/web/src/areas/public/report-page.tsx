import Siren from 'lucide-react/icons/siren';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { ByMailToday } from './by-mail-today.tsx';
import { TwoColumns } from './two-columns.tsx';

const things = ['where', 'who', 'why', 'attach'] as const;

export function Component() {
  const { t } = useTranslation();
  return (
    <TwoColumns
      title={<PageTitle title={t('public.report.title')} text={t('public.report.lead')} />}
      main={
        <>
          <ByMailToday page="report" />
          <Notice kind="warn" icon={<Siren />}>{t('public.report.emergency')}</Notice>
        </>
      }
    >
      <section aria-labelledby="tell">
        <SectionTitle id="tell" title={t('public.report.tell_title')} />
        <ul className="flex list-disc flex-col gap-2 pl-5 text-ink-2 marker:text-muted">
          {things.map((thing) => <li key={thing} className="text-pretty">{t(`public.report.tell_${thing}`)}</li>)}
        </ul>
      </section>
    </TwoColumns>
  );
}
