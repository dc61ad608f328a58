import type { StaffClip } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { AppLink, useGoTo } from '../../navigation/app-link.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { ClipBadgeTag } from '../catalog/index.ts';
import { clipName } from './clip-name.ts';
import { ClipStateTag } from './clip-state-tag.tsx';
import { dayOf, licenceLook, todayInSaoPaulo } from './licence-days.ts';

interface VideosTableProps {
  clips: readonly StaffClip[];
  /** The buttons that move a clip, where its order can be changed. */
  renderMove: ((clip: StaffClip) => ReactNode) | undefined;
  loadingRows?: number;
  empty: ReactNode;
}

export function VideosTable({ clips, renderMove, loadingRows, empty }: VideosTableProps) {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const columns: Column<StaffClip>[] = [
    {
      id: 'clip',
      header: t('staff-videos.table.clip'),
      card: 'line-1',
      renderCell: (clip) => <ClipCell clip={clip} />,
    },
    {
      id: 'state',
      header: t('staff-videos.table.state'),
      card: 'line-2',
      renderCell: (clip) => <StateCell clip={clip} />,
    },
    {
      id: 'price',
      header: t('staff-videos.table.price'),
      align: 'end',
      noWrap: true,
      card: 'line-1-end',
      renderCell: ({ price_credits }) => (
        <span className="font-[650] tabular-nums">
          {t('catalog.list.credits', { count: price_credits, amount: formatNumber(price_credits) })}
        </span>
      ),
    },
    {
      id: 'licence',
      header: t('staff-videos.table.licence'),
      noWrap: true,
      renderCell: (clip) => <LicenceCell clip={clip} />,
    },
    {
      id: 'views',
      header: t('staff-videos.table.views'),
      align: 'end',
      noWrap: true,
      renderCell: ({ views }) => <span className="tabular-nums">{formatNumber(views)}</span>,
    },
    {
      id: 'choices',
      header: t('staff-videos.table.choices'),
      align: 'end',
      noWrap: true,
      renderCell: ({ choices }) => <span className="tabular-nums">{formatNumber(choices)}</span>,
    },
    ...(renderMove === undefined
      ? []
      : [{ id: 'order', header: t('staff-videos.table.order'), align: 'end' as const, renderCell: renderMove }]),
  ];
  return (
    <DataTable
      caption={t('staff-videos.table.caption')}
      columns={columns}
      rows={clips}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void goTo('staff.videos.detail', { id })}
      {...(loadingRows !== undefined && { loadingRows })}
      empty={empty}
    />
  );
}

function ClipCell({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const { main, other } = clipName(clip);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ClipThumbnail clip={clip} />
      <div className="min-w-0">
        <AppLink
          to="staff.videos.detail"
          params={{ id: clip.id }}
          className="font-[650] text-ink wrap-anywhere hover:underline"
        >
          {main}
        </AppLink>
        <p className="truncate text-xs text-muted">{other === '' ? t('staff-videos.table.no_other_title') : other}</p>
        {clip.earned_badges.concat(clip.staff_badges).length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1">
            {[...new Set([...clip.staff_badges, ...clip.earned_badges])].map((badge) => (
              <ClipBadgeTag key={badge} badge={badge} />
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

function ClipThumbnail({ clip: { poster_url } }: { clip: StaffClip }) {
  const look = 'h-16 w-11 shrink-0 rounded-md bg-fill';
  return poster_url === null ? (
    <span className={look} />
  ) : (
    <img src={poster_url} alt="" loading="lazy" className={`${look} object-cover`} />
  );
}

function StateCell({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const missing = clip.problems.length;
  return (
    <div className="flex flex-col items-start gap-1">
      <ClipStateTag state={clip.state} />
      {clip.state === 'draft' && missing > 0 && (
        <span className="text-xs text-muted">{t('staff-videos.table.missing', { count: missing })}</span>
      )}
      {clip.withdrawal?.cause === 'licence_expired' && (
        <span className="text-xs text-muted">{t('staff-videos.table.expired')}</span>
      )}
    </div>
  );
}

function LicenceCell({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const until = clip.licence?.until;
  const look = licenceLook(until, todayInSaoPaulo(new Date()));
  if (until === undefined) return <span className="text-muted">{t('staff-videos.table.no_licence')}</span>;
  const date = formatDate(dayOf(until), 'day');
  if (look === 'fine') return <span className="tabular-nums">{date}</span>;
  return (
    <Tag kind={look === 'ended' ? 'danger' : 'warn'}>
      {t(`staff-videos.table.licence_${look === 'ended' ? 'ended' : 'soon'}`, { date })}
    </Tag>
  );
}
