import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { TrackingCrosses } from '../../../ui/picture/tracking-crosses.tsx';
import { ImagePicker } from './image-picker.tsx';
import { addFiles } from './image-uploads.ts';

/** The green place of a batch that has begun. */
export function AddTile() {
  const { t } = useTranslation();
  return (
    <ImagePicker onFiles={addFiles} className="flex w-full flex-col gap-1.5 rounded-picture text-xs font-semibold">
      <span className="relative isolate grid aspect-square w-full place-items-center overflow-hidden rounded-picture bg-chroma-area text-on-chroma transition-shadow duration-(--t-1) hover:inset-ring-2 hover:inset-ring-on-chroma">
        <TrackingCrosses size="sm" />
        <Plus className="size-5" aria-hidden="true" />
      </span>
      <span className="truncate">{t('images.drop.add')}</span>
    </ImagePicker>
  );
}
