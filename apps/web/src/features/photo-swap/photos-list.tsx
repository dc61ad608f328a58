import type { Image } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { DeleteImage, useImages } from '../cut-out/index.ts';
import { choosePhotos } from './chosen-photos.ts';

const none: Image[] = [];

export function useSentPhotos(): readonly Image[] {
  return useImages('photo', 1).data?.data ?? none;
}

/** Photos that were sent before: to be used again or to be thrown away. Nothing is shown where there is nothing. */
export function PhotosList() {
  const { t } = useTranslation();
  const photos = useSentPhotos();
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <SectionTitle id="photos" title={t('faceswap.photo.list_title')} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 lg:grid-cols-6">
        {photos.map((photo) => (
          <li key={photo.id} className="min-w-0">
            <button
              type="button"
              aria-label={t('faceswap.photo.list_use', { name: photo.file_name })}
              onClick={() => choosePhotos([photo.id])}
              className="block aspect-square w-full overflow-hidden rounded-picture bg-fill"
            >
              {photo.thumbnail_url !== null && (
                <img src={photo.thumbnail_url} alt="" loading="lazy" className="size-full object-cover" />
              )}
            </button>
            <div className="mt-1 flex items-center gap-1">
              <p className="min-w-0 flex-1 truncate text-sm" title={photo.file_name}>
                {photo.file_name}
              </p>
              <DeleteImage image={photo} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
