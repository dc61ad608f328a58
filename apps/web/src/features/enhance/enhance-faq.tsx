import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/use-settings.ts';
import { Accordion } from '../../ui/layout/accordion.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';

const questions = ['works', 'charged', 'label'] as const;

export function EnhanceFaq() {
  const { t } = useTranslation();
  const retention = useSettings()?.retention;
  const items = questions.map((name) => ({ title: t(`enhance.faq.${name}`), content: t(`enhance.faq.${name}_text`) }));
  const kept = retention && {
    title: t('enhance.faq.kept'),
    content: t('enhance.faq.kept_text', { results: retention.results_days, uploads: retention.uploads_days }),
  };
  return (
    <section aria-labelledby="faq" className="max-w-205">
      <SectionTitle id="faq" title={t('enhance.faq.title')} />
      <Accordion items={kept === undefined ? items : [...items, kept]} />
    </section>
  );
}
