import type { StaffPackage } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { FieldNote } from '../../ui/form/field.tsx';

interface PromotionPackagesProps {
  packages: readonly StaffPackage[];
  /** Undefined: every package. */
  chosen: readonly string[] | undefined;
  error: string | undefined;
  onChange: (chosen: readonly string[] | undefined) => void;
}

export function PromotionPackages({ packages, chosen, error, onChange }: PromotionPackagesProps) {
  const { t } = useTranslation();
  const forSale = packages.filter(({ id, is_active }) => is_active || chosen?.includes(id) === true);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('staff.promotions.packages')}</legend>
      <Checkbox
        label={t('staff.promotions.every_package')}
        checked={chosen === undefined}
        onChange={({ target }) => onChange(target.checked ? undefined : [])}
      />
      {chosen !== undefined &&
        forSale.map(({ id, credits }) => (
          <Checkbox
            key={id}
            label={t('staff.packages.name', { count: credits, amount: formatNumber(credits) })}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      <div aria-live="polite">
        <FieldNote error={error} />
      </div>
    </fieldset>
  );
}
