import { useTranslation } from 'react-i18next';
import { VerifyPanel } from '../../features/verify/index.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { TwoColumns } from './two-columns.tsx';

const facts = ['file', 'label', 'answer', 'limits'] as const;

export function Component() {
  const { t } = useTranslation();
  return (
    <TwoColumns
      title={<PageTitle title={t('public.verify.title')} text={t('public.verify.lead')} />}
      main={<VerifyPanel />}
    >
      <section aria-labelledby="how">
        <SectionTitle id="how" title={t('public.verify.how_title')} />
        <ul className="flex list-disc flex-col gap-2 pl-5 text-ink-2 marker:text-muted">
          {facts.map((fact) => (
            <li key={fact} className="pl-1 text-pretty">
              {t(`public.verify.how_${fact}`)}
            </li>
          ))}
        </ul>
      </section>
    </TwoColumns>
  );
}
