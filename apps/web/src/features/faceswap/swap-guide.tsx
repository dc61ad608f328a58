import { coverageToCharge } from '@semblante/contracts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { Accordion } from '../../ui/layout/accordion.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';

const steps = ['video', 'people', 'preview', 'start'] as const;

/** Four steps, open for who has made nothing yet. */
export function SwapTutorial({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <details open={open} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-4 py-3 text-lg font-[650] md:px-6 [&::-webkit-details-marker]:hidden">
        {t('faceswap.tutorial.title')}
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform duration-(--t-2) group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ol className="grid gap-6 px-4 pt-1 pb-6 sm:grid-cols-2 md:px-6 lg:grid-cols-4">
        {steps.map((name, place) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-sm font-bold text-on-ink tabular-nums"
            >
              {place + 1}
            </span>
            <div>
              <p className="font-[650]">{t(`faceswap.tutorial.${name}`)}</p>
              <p className="text-sm text-pretty text-muted">{t(`faceswap.tutorial.${name}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

const questions = ['works', 'photos', 'others', 'charged', 'label'] as const;

export function SwapFaq() {
  const { t } = useTranslation();
  const settings = useSettings();
  const retention = settings?.retention;
  const items = questions.map((name) => ({
    title: t(`faceswap.faq.${name}`),
    content:
      name === 'charged'
        ? t('faceswap.faq.charged_text', { percent: formatNumber(coverageToCharge * 100) })
        : t(`faceswap.faq.${name}_text`),
  }));
  const held = settings && {
    title: t('faceswap.faq.held'),
    content: t('faceswap.faq.held_text', { hours: settings.review_hours }),
  };
  const kept = retention && {
    title: t('faceswap.faq.kept'),
    content: t('faceswap.faq.kept_text', {
      results: retention.results_days,
      uploads: retention.uploads_days,
      unfinished: retention.unfinished_hours,
      faces: retention.faces_months,
    }),
  };
  return (
    <section aria-labelledby="faq" className="max-w-205">
      <SectionTitle id="faq" title={t('faceswap.faq.title')} />
      <Accordion items={[...items, ...[held, kept].filter((item) => item !== undefined)]} />
    </section>
  );
}
