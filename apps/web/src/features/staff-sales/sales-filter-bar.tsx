import {
  type PaymentMethod,
  paymentMethods,
  type PaymentStatus,
  paymentStatuses,
  type RefundState,
  refundStates,
} from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { SalesFilters } from './sales-filters.ts';

interface SalesFilterBarProps {
  filters: SalesFilters;
  onChange: (filters: SalesFilters, options?: { replace?: boolean }) => void;
}

const chosen = <Value extends string>(value: string) => (value === '' ? undefined : (value as Value));

export function SalesFilterBar({ filters, onChange }: SalesFilterBarProps) {
  const { t } = useTranslation();
  // Another filter starts at its first page.
  const set = (change: Partial<SalesFilters>) => onChange({ ...filters, ...change, page: 1 });
  return (
    <search className="grid grid-cols-2 items-end gap-3 xl:grid-cols-5">
      <SearchField
        className="max-xl:col-span-full xl:col-span-3"
        label={t('sales.filters.query')}
        hint={t('sales.filters.query_hint')}
        value={filters.query}
        onChange={(query) => onChange({ ...filters, query, page: 1 }, { replace: true })}
      />
      <DayField label={t('sales.filters.from')} value={filters.from} onChange={(from) => set({ from })} />
      <DayField label={t('sales.filters.to')} value={filters.to} onChange={(to) => set({ to })} />
      <Field label={t('sales.filters.status')}>
        <Select
          value={filters.status ?? ''}
          placeholder={t('sales.filters.any_status')}
          options={paymentStatuses.map((value) => ({ value, label: t(`payments.status.${value}`) }))}
          onChange={({ target }) => set({ status: chosen<PaymentStatus>(target.value) })}
        />
      </Field>
      <Field label={t('sales.filters.method')}>
        <Select
          value={filters.method ?? ''}
          placeholder={t('sales.filters.any_method')}
          options={paymentMethods.map((value) => ({ value, label: t(`payments.methods.${value}`) }))}
          onChange={({ target }) => set({ method: chosen<PaymentMethod>(target.value) })}
        />
      </Field>
      <Field label={t('sales.filters.refund')}>
        <Select
          value={filters.refund ?? ''}
          placeholder={t('sales.filters.any_refund')}
          options={refundStates.map((value) => ({ value, label: t(`payments.refund_states.${value}`) }))}
          onChange={({ target }) => set({ refund: chosen<RefundState>(target.value) })}
        />
      </Field>
      <div className="pb-2 xl:col-span-2">
        <Checkbox
          label={t('sales.filters.attention')}
          checked={filters.isFlagged}
          onChange={({ target }) => set({ isFlagged: target.checked })}
        />
      </div>
    </search>
  );
}
