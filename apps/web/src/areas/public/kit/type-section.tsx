import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { KitSection } from './kit-section.tsx';

export function TypeSection() {
  const { t } = useTranslation();
  return (
    <KitSection title={t('kit.type.title')}>
      <Card className="grid gap-3.5">
        <p className="display text-3xl">{t('kit.type.hero')}</p>
        <p className="display text-2xl">{t('kit.type.page')}</p>
        <p className="display-sm text-xl">{t('kit.type.section')}</p>
        <p className="text-lg font-[650]">{t('kit.type.card')}</p>
        <p>
          {t('kit.type.body')}{' '}
          <a href="#kit-main" className="text-link">
            {t('kit.type.link')}
          </a>
        </p>
        <p className="text-sm text-muted">{t('kit.type.small')}</p>
        <p className="text-xs text-muted tabular-nums">{t('kit.type.figures')}</p>
      </Card>
    </KitSection>
  );
}
