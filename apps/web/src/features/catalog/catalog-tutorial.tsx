import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';

const steps = ['face', 'scene', 'terms', 'ready'] as const;

export function CatalogTutorial({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="how" className="relative rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 id="how" className="display-sm mr-12 text-xl">
        {t('catalog.tutorial.title')}
      </h2>
      <IconButton
        kind="quiet"
        label={t('catalog.tutorial.close')}
        icon={<X />}
        onClick={onClose}
        className="absolute! top-2.5 right-2.5 md:top-4 md:right-4"
      />
      <ol className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-6 lg:grid-cols-4">
        {steps.map((name, place) => (
          <li key={name} className="flex gap-2 border-t-2 border-ink pt-3">
            <span aria-hidden="true" className="w-4 shrink-0 font-[650] tabular-nums">
              {place + 1}
            </span>
            <div>
              <p className="font-[650]">{t(`catalog.tutorial.${name}`)}</p>
              <p className="text-sm text-pretty text-muted">{t(`catalog.tutorial.${name}_text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
