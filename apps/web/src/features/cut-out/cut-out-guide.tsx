import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/use-settings.ts';
import { Accordion } from '../../ui/layout/accordion.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';

const steps = ['add', 'preview', 'start', 'finish'] as const;

/** For who has made nothing yet. */
export function CutOutTutorial() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="steps">
      <SectionTitle id="steps" title={t('images.guide.title')} />
      <ol className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 md:p-6 lg:grid-cols-4">
        {steps.map((name, place) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-sm font-bold text-on-ink tabular-nums"
            >
              {place + 1}
            </span>
            <div>
              <p className="font-[650]">{t(`images.guide.${name}`)}</p>
              <p className="text-sm text-pretty text-muted">{t(`images.guide.${name}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const questions = ['works', 'charged', 'edits', 'seen'] as const;

export function CutOutFaq() {
  const { t } = useTranslation();
  const retention = useSettings()?.retention;
  const items = questions.map((name) => ({ title: t(`images.faq.${name}`), content: t(`images.faq.${name}_text`) }));
  const kept = retention && {
    title: t('images.faq.kept'),
    content: t('images.faq.kept_text', { results: retention.results_days, uploads: retention.uploads_days }),
  };
  return (
    <section aria-labelledby="faq" className="max-w-205">
      <SectionTitle id="faq" title={t('images.faq.title')} />
      <Accordion items={kept === undefined ? items : [...items, kept]} />
    </section>
  );
}
