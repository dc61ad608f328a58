import type { StaffClip } from '@semblante/contracts';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { NothingListed, PagedList } from '../../features/staff-desk/index.ts';
import {
  areVideosFiltered,
  canReorder,
  everyVideo,
  MoveButtons,
  readVideoFilters,
  useOrder,
  useStaffClips,
  VideosFilterBar,
  VideosTable,
  writeVideoFilters,
} from '../../features/staff-videos/index.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { useAddressFilters } from '../../navigation/use-address-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { filters, change } = useAddressFilters({ read: readVideoFilters, write: writeVideoFilters });
  const list = useStaffClips(writeVideoFilters(filters));
  const order = useOrder(filters, list.data);
  const renderMove = canReorder(filters) ? (clip: StaffClip) => <MoveButtons clip={clip} order={order} /> : undefined;
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('staff-videos.list.title')}
        text={t('staff-videos.list.lead')}
        actions={
          <ButtonLink size="sm">
            <AppLink to="staff.videos.add">
              <Plus className="size-4.5" aria-hidden="true" />
              {t('staff-videos.list.add')}
            </AppLink>
          </ButtonLink>
        }
      />
      <VideosFilterBar filters={filters} onChange={change} />
      <PagedList list={list} onPage={(page) => change({ ...filters, page })}>
        {(clips, state) => (
          <VideosTable
            clips={clips}
            renderMove={renderMove}
            {...state}
            empty={
              <NothingListed
                what={{ title: t('staff-videos.list.empty'), text: t('staff-videos.list.empty_text') }}
                onClear={areVideosFiltered(filters) ? () => change(everyVideo) : undefined}
              />
            }
          />
        )}
      </PagedList>
    </div>
  );
}
