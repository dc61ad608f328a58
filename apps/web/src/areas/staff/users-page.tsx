import { useTranslation } from 'react-i18next';
import { countText, NothingListed, PagedList } from '../../features/staff-desk/index.ts';
import {
  areUsersFiltered,
  BulkBar,
  useChosenUsers,
  UsersFilterBar,
  usersFilters,
  UsersTable,
  useUsers,
} from '../../features/staff-users/index.ts';
import { useAddressFilters } from '../../navigation/use-address-filters.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { filters, change } = useAddressFilters(usersFilters);
  const list = useUsers(filters);
  const chosen = useChosenUsers();
  const clear = areUsersFiltered(filters) ? () => change(usersFilters.read(new URLSearchParams())) : undefined;
  const meta = list.data?.meta;
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('staff.users.title')}
        text={
          meta === undefined
            ? t('staff.users.lead')
            : t('staff.users.count', { count: meta.total, amount: countText(meta) })
        }
      />
      <UsersFilterBar filters={filters} onChange={change} />
      <PagedList list={list} onPage={(page) => change({ ...filters, page })}>
        {(users, state) => (
          <UsersTable
            users={users}
            filters={filters}
            onSort={(sort) => change({ ...filters, sort, page: 1 })}
            chosen={chosen}
            {...state}
            empty={
              <NothingListed
                what={{ title: t('staff.users.empty'), text: t('staff.users.empty_text') }}
                onClear={clear}
              />
            }
          />
        )}
      </PagedList>
      <BulkBar chosen={chosen} />
    </div>
  );
}
