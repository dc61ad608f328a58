import { accountStatuses, type AccountStatus, type Role, roleNames } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { UsersFilters, YesOrNo } from './users-filters.ts';

interface UsersFilterBarProps {
  filters: UsersFilters;
  onChange: (filters: UsersFilters, options?: { replace?: boolean }) => void;
}

const chosen = <Value extends string>(value: string) => (value === '' ? undefined : (value as Value));

export function UsersFilterBar({ filters, onChange }: UsersFilterBarProps) {
  const { t } = useTranslation();
  // Another filter starts at its first page.
  const set = (change: Partial<UsersFilters>) => onChange({ ...filters, ...change, page: 1 });
  const yesOrNo = (['true', 'false'] as const).map((value) => ({
    value,
    label: t(`staff.users.${value === 'true' ? 'yes' : 'no'}`),
  }));
  return (
    <search className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
      <SearchField
        className="max-xl:col-span-full"
        label={t('staff.users.search')}
        hint={t('staff.users.search_hint')}
        value={filters.query}
        onChange={(query) => onChange({ ...filters, query, page: 1 }, { replace: true })}
      />
      <Field label={t('staff.users.role')}>
        <Select
          value={filters.role ?? ''}
          placeholder={t('staff.users.any')}
          options={roleNames.map((value) => ({ value, label: t(`shell.roles.${value}`) }))}
          onChange={({ target }) => set({ role: chosen<Role>(target.value) })}
        />
      </Field>
      <Field label={t('staff.users.status')}>
        <Select
          value={filters.status ?? ''}
          placeholder={t('staff.users.any')}
          options={accountStatuses.map((value) => ({ value, label: t(`staff.statuses.${value}`) }))}
          onChange={({ target }) => set({ status: chosen<AccountStatus>(target.value) })}
        />
      </Field>
      <Field label={t('staff.users.verified')}>
        <Select
          value={filters.verified ?? ''}
          placeholder={t('staff.users.any')}
          options={yesOrNo}
          onChange={({ target }) => set({ verified: chosen<YesOrNo>(target.value) })}
        />
      </Field>
      <Field label={t('staff.users.second_factor')}>
        <Select
          value={filters.second_factor ?? ''}
          placeholder={t('staff.users.any')}
          options={yesOrNo}
          onChange={({ target }) => set({ second_factor: chosen<YesOrNo>(target.value) })}
        />
      </Field>
    </search>
  );
}
