import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { ByMailToday } from './by-mail-today.tsx';
import { TwoColumns } from './two-columns.tsx';

const steps = ['file', 'label', 'answer'] as const;

export function Component() {
  const { t } = useTranslation();
  return (
    <TwoColumns
      title={<PageTitle title={t('public.verify.title')} text={t('public.verify.lead')} />}
      main={<ByMailToday page="verify" />}
    >
      <section aria-labelledby="how">
        <SectionTitle id="how" title={t('public.verify.how_title')} />
        <ol className="flex list-decimal flex-col gap-2 pl-5 text-ink-2 marker:font-[650] marker:text-ink">
          {steps.map((step) => <li key={step} className="pl-1 text-pretty">{t(`public.verify.how_${step}`)}</li>)}
        </ol>
      </section>
    </TwoColumns>
  );
}
