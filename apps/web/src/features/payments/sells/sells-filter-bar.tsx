import { type PaymentMethod, paymentMethods, type PaymentStatus, paymentStatuses, type RefundState, refundStates } from '@semblante/contracts';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { SellsFilters } from './sells-filters.ts';

interface SellsFilterBarProps {
  filters: SellsFilters;
  onChange: (filters: SellsFilters) => void;
}

const chosen = <Value extends string>(value: string) => (value === '' ? undefined : (value as Value));

export function SellsFilterBar({ filters, onChange }: SellsFilterBarProps) {
  const { t } = useTranslation();
  // Another filter starts at its first page.
  const set = (change: Partial<SellsFilters>) => onChange({ ...filters, ...change, page: 1 });
  return (
    <search className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))_auto]">
      <Field label={t('sells.filters.query')} className="max-md:col-span-full">
        <TextInput
          type="search"
          icon={<Search />}
          placeholder={t('sells.filters.query_hint')}
          value={filters.query}
          maxLength={200}
          onChange={({ target }) => set({ query: target.value })}
        />
      </Field>
      <Field label={t('sells.filters.status')}>
        <Select
          value={filters.status ?? ''}
          placeholder={t('sells.filters.any_status')}
          options={paymentStatuses.map((value) => ({ value, label: t(`payments.status.${value}`) }))}
          onChange={({ target }) => set({ status: chosen<PaymentStatus>(target.value) })}
        />
      </Field>
      <Field label={t('sells.filters.method')}>
        <Select
          value={filters.method ?? ''}
          placeholder={t('sells.filters.any_method')}
          options={paymentMethods.map((value) => ({ value, label: t(`payments.methods.${value}`) }))}
          onChange={({ target }) => set({ method: chosen<PaymentMethod>(target.value) })}
        />
      </Field>
      <Field label={t('sells.filters.refund')}>
        <Select
          value={filters.refund ?? ''}
          placeholder={t('sells.filters.any_refund')}
          options={refundStates.map((value) => ({ value, label: t(`payments.refund_states.${value}`) }))}
          onChange={({ target }) => set({ refund: chosen<RefundState>(target.value) })}
        />
      </Field>
      <div className="pb-2"><Checkbox label={t('sells.filters.attention')} checked={filters.isFlagged} onChange={({ target }) => set({ isFlagged: target.checked })} /></div>
    </search>
  );
}
