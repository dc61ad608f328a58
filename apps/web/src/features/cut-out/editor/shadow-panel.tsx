import type { Shadow } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../ui/choice/slider.tsx';
import { Switch } from '../../../ui/choice/switch.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { firstShadow } from './look.ts';
import type { Editing } from './use-edit.ts';

/** Reach of each in percent, as far as it looks like a shadow. */
const reaches = {
  opacity: { min: 5, max: 100 },
  softness: { min: 0, max: 100 },
  y: { min: -10, max: 20 },
  x: { min: -20, max: 20 },
} as const satisfies Record<keyof Shadow, { min: number; max: number }>;
const parts = ['opacity', 'softness', 'y', 'x'] as const satisfies readonly (keyof Shadow)[];

export function ShadowPanel({ edit: { look, setLook } }: { edit: Editing }) {
  const { t } = useTranslation();
  const { shadow } = look;
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('images.shadow.title')}
        hint={t('images.shadow.hint')}
        checked={shadow !== null}
        onChange={({ target }) => setLook({ ...look, shadow: target.checked ? firstShadow : null })}
      />
      {shadow !== null && (
        <div className="grid gap-x-6 sm:max-lg:grid-cols-2">
          {parts.map((part) => {
            const percent = Math.round(shadow[part] * 100);
            return (
              <Field key={part} label={t(`images.shadow.${part}`)}>
                <Slider
                  value={percent}
                  {...reaches[part]}
                  onChange={(value) => setLook({ ...look, shadow: { ...shadow, [part]: value / 100 } })}
                  valueText={t('images.shadow.value', { percent })}
                />
              </Field>
            );
          })}
        </div>
      )}
    </div>
  );
}
