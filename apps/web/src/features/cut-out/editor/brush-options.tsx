import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { Slider } from '../../../ui/choice/slider.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { brushShare, type Desk } from './use-desk.ts';

const steps = 100;

/** Small brushes are told apart more finely than large ones: the slider runs along a curve. */
const placeOf = (share: number) =>
  Math.round(steps * Math.sqrt((share - brushShare.min) / (brushShare.max - brushShare.min)));
const shareAt = (place: number) => brushShare.min + (brushShare.max - brushShare.min) * (place / steps) ** 2;

export function BrushOptions({ desk: { brush, setShare, setHardness } }: { desk: Desk }) {
  const { t } = useTranslation();
  const percent = Math.round(brush.hardness * 100);
  return (
    <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      <Field label={t('images.brush.size')}>
        <Slider
          value={placeOf(brush.share)}
          min={0}
          max={steps}
          onChange={(place) => setShare(shareAt(place))}
          valueText={t('images.brush.size_value', { size: formatNumber(Math.round(brush.size)) })}
        />
      </Field>
      <Field label={t('images.brush.hardness')}>
        <Slider
          value={percent}
          min={0}
          max={100}
          step={5}
          onChange={(value) => setHardness(value / 100)}
          valueText={t('images.brush.hardness_value', { percent })}
        />
      </Field>
    </div>
  );
}
