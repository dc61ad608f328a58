import {
  type EnhanceScale,
  enhancedPixelsMax,
  enhanceScales,
  type EnhanceSettings,
  type Image,
} from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Switch } from '../../ui/choice/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';

interface SettingsPanelProps {
  image: Image;
  /** Larger ones would have too many pixels. */
  largest: EnhanceScale;
  settings: EnhanceSettings;
  onSettings: (settings: EnhanceSettings) => void;
}

const million = 1_000_000;

export function EnhanceSettingsPanel({ image, largest, settings, onSettings }: SettingsPanelProps) {
  const { t } = useTranslation();
  const { width, height } = image;
  const sizeOf = (scale: number) => `${formatNumber(width * scale)} × ${formatNumber(height * scale)}`;
  const offered = enhanceScales.filter((scale) => scale <= largest);
  const isCapped = offered.length < enhanceScales.length;
  return (
    <Card className="flex flex-col gap-4" aria-label={t('enhance.settings.label')}>
      <Segmented
        label={t('enhance.settings.scale')}
        showLabel
        wide
        value={String(settings.scale)}
        options={offered.map((scale) => ({
          value: String(scale),
          label: t('enhance.settings.times', { scale }),
        }))}
        onChange={(value) =>
          onSettings({ ...settings, scale: offered.find((scale) => String(scale) === value) ?? largest })
        }
      />
      <p className="text-sm text-muted tabular-nums">
        {t('enhance.settings.size', { from: sizeOf(1), to: sizeOf(settings.scale) })}
      </p>
      {isCapped && (
        <p className="text-sm text-pretty text-muted">
          {t('enhance.settings.too_big', { megapixels: enhancedPixelsMax / million })}
        </p>
      )}
      <Switch
        label={t('enhance.settings.clean')}
        hint={t('enhance.settings.clean_hint')}
        checked={settings.clean}
        onChange={({ target }) => onSettings({ ...settings, clean: target.checked })}
      />
    </Card>
  );
}
