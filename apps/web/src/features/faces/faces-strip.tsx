import { faceLimits } from '@semblante/contracts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { EmptySlot } from '../../ui/picture/empty-slot.tsx';
import { useOpenAddFace } from './add-face-sheet.tsx';
import { useFaces } from './face-calls.ts';
import { FaceTile } from './face-tile.tsx';

const FaceDetail = lazy(async () => ({ default: (await import('./face-detail.tsx')).FaceDetail }));

/** A mail may lead to one face: `?my_face=<id>` opens it. */
const namedParam = 'my_face';

export const faceGrid = 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-3 gap-y-4';

/** My faces and the green place for the next one. Pressing a face opens it: name, photos, favourite, delete. */
export function FacesStrip() {
  const { t } = useTranslation();
  const { data: faces, isError, refetch } = useFaces();
  const openAddFace = useOpenAddFace();
  const [query, setQuery] = useSearchParams();
  const [openId, setOpenId] = useState(() => query.get(namedParam) ?? undefined);
  const openFace = faces?.find(({ id }) => id === openId);

  function close() {
    setOpenId(undefined);
    if (!query.has(namedParam)) return;
    const rest = new URLSearchParams(query);
    rest.delete(namedParam);
    setQuery(rest, { replace: true, preventScrollReset: true });
  }

  if (faces === undefined && isError) {
    return (
      <Notice kind="danger">
        <p>{t('faces.strip.failed')}</p>
        <Button kind="sec" size="sm" className="mt-2" onClick={() => void refetch()}>
          {t('faces.strip.retry')}
        </Button>
      </Notice>
    );
  }
  if (faces === undefined) {
    return (
      <SkeletonGroup className={faceGrid}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="aspect-square w-full rounded-picture" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ul className={faceGrid}>
        {faces.map((face) => (
          <li key={face.id} className="min-w-0">
            <FaceTile
              face={face}
              label={t('faces.strip.edit', { name: face.name })}
              onPress={() => setOpenId(face.id)}
            />
          </li>
        ))}
        {faces.length < faceLimits.facesMax && (
          <li className={faces.length === 0 ? 'col-span-full' : 'min-w-0'}>
            <EmptySlot
              label={t(faces.length === 0 ? 'faces.strip.empty' : 'faces.strip.add')}
              onClick={() => openAddFace()}
              className={faces.length === 0 ? 'min-h-32 w-full' : 'aspect-square w-full'}
            />
          </li>
        )}
      </ul>
      <Suspense>{openFace !== undefined && <FaceDetail key={openFace.id} face={openFace} onClose={close} />}</Suspense>
    </>
  );
}
