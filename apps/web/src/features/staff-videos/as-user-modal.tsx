import type { ClipDetail, StaffClip } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { ClipPlayer, ClipPoster, creditsText } from '../catalog/index.ts';
import { useClipAsUser } from './staff-video-calls.ts';

/** The card in the list and the scene on its own page, as a verified account sees them. */
export function AsUserModal({ clip, onClose }: { clip: StaffClip; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: shown, error } = useClipAsUser(clip.id);
  return (
    <Modal open wide onClose={onClose} title={t('staff-videos.as_user.title')} text={t('staff-videos.as_user.text')}>
      {error !== null && (
        <Notice kind="warn" announce>
          {error.message}
        </Notice>
      )}
      {shown === undefined && error === null && (
        <SkeletonGroup>
          <Skeleton className="aspect-video w-full rounded-picture" />
        </SkeletonGroup>
      )}
      {shown !== undefined && <AsUser clip={shown} />}
    </Modal>
  );
}

function AsUser({ clip }: { clip: ClipDetail }) {
  const { t } = useTranslation();
  const facts = [
    ...clip.categories.map(({ title }) => title),
    clockText(clip.seconds),
    t('catalog.clip.people', { count: clip.people_count }),
  ];
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={t('staff-videos.as_user.card')} className="w-40">
        <ClipPoster clip={clip} isPlaying={false} onCannotPlay={() => undefined} />
        <p className="mt-2 truncate leading-snug font-[650]">{clip.title}</p>
        <p className="text-sm text-muted">{creditsText(t, clip.price_credits)}</p>
      </section>
      <section aria-label={t('staff-videos.as_user.page')} className="flex flex-col gap-3 border-t border-line pt-5">
        <p className="display-sm text-xl">{clip.title}</p>
        <p className="text-sm text-muted tabular-nums">{facts.join(' · ')}</p>
        <ClipPlayer clip={clip} />
        {clip.description !== '' && <p className="text-pretty">{clip.description}</p>}
        <ul className="flex flex-wrap gap-2">
          {clip.people.map(({ id, thumbnail_url }) => (
            <li key={id}>
              <img src={thumbnail_url} alt="" className="size-14 rounded-picture bg-fill object-cover" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
