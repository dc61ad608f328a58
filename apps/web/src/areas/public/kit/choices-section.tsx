import { useState } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Slider } from '../../../ui/choice/slider.tsx';
import { Switch } from '../../../ui/choice/switch.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { KitSection } from './kit-section.tsx';

function TermsLink({ children }: { children?: ReactNode }) {
  return (
    <a href="#kit-main" className="text-link">
      {children}
    </a>
  );
}

export function ChoicesSection() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<'videos' | 'images'>('videos');
  const [quality, setQuality] = useState<'fast' | 'balanced' | 'best'>('balanced');
  const [minutes, setMinutes] = useState(4);
  return (
    <KitSection title={t('kit.choices.title')}>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <div className="flex flex-col gap-3">
          <Checkbox
            defaultChecked
            label={<Trans i18nKey="kit.choices.terms" components={{ terms: <TermsLink /> }} />}
          />
          <Checkbox label={t('kit.choices.unchecked')} hint={t('kit.choices.uncheckedHint')} />
          <Checkbox label={t('kit.choices.required')} error={t('kit.choices.requiredError')} />
          <Checkbox label={t('kit.choices.disabled')} disabled defaultChecked />
        </div>
        <div className="flex flex-col gap-3">
          <Switch defaultChecked label={t('kit.choices.mail')} hint={t('kit.choices.mailHint')} />
          <Switch label={t('kit.choices.news')} />
          <Switch label={t('kit.choices.offer')} disabled />
        </div>
        <div className="flex flex-col items-start gap-6">
          <Segmented
            label={t('kit.choices.kind')}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'videos', label: t('kit.choices.videos') },
              { value: 'images', label: t('kit.choices.images') },
            ]}
          />
          <Segmented
            label={t('kit.choices.quality')}
            showLabel
            value={quality}
            onChange={setQuality}
            options={[
              { value: 'fast', label: t('kit.choices.fast') },
              { value: 'balanced', label: t('kit.choices.balanced') },
              { value: 'best', label: t('kit.choices.best') },
            ]}
          />
        </div>
        <Field label={t('kit.choices.length')}>
          <Slider
            value={minutes}
            min={1}
            max={10}
            onChange={setMinutes}
            valueText={t('kit.choices.minutes', { minutes })}
          />
        </Field>
      </div>
    </KitSection>
  );
}
