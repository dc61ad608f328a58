import { useTranslation } from 'react-i18next';
import { Accordion } from '../../ui/layout/accordion.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';

const questions = ['charged', 'refund', 'pix', 'cpf', 'expire', 'left'] as const;

export function CreditsFaq() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="faq">
      <SectionTitle id="faq" title={t('credits.faq.title')} />
      <Accordion
        items={questions.map((name) => ({ title: t(`credits.faq.${name}`), content: t(`credits.faq.${name}_text`) }))}
      />
    </section>
  );
}
