import type { Package } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { PackageCard } from '../credits/index.ts';

/** The card as buyers see it. A picture of it: nothing in it can be pressed. */
export function PackagePreview({ pack }: { pack: Package }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('staff.packages.preview')} className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{t('staff.packages.preview')}</p>
      <ul inert className="rounded-card bg-canvas p-4 pt-6 *:mx-auto *:max-w-72">
        <PackageCard pack={pack} isPopular={pack.tags.includes('most_popular')} />
      </ul>
    </section>
  );
}
