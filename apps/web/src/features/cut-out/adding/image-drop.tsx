import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoarsePointer } from '../../../lib/use-coarse-pointer.ts';
import { buttonLook } from '../../../ui/button/button-look.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { GreenPlace } from '../../../ui/picture/green-place.tsx';
import { CameraModal } from './camera-modal.tsx';
import { ImagePicker } from './image-picker.tsx';
import { addFiles } from './image-uploads.ts';

/** The green place of an empty page. Dropping works on the whole page, so it only has to say so. */
export function ImageDrop() {
  const { t } = useTranslation();
  const [isCamera, setIsCamera] = useState(false);
  const isTouch = useCoarsePointer();
  return (
    <>
      <GreenPlace
        crosses="lg"
        className="flex min-h-88 flex-col items-center justify-center gap-3 rounded-sheet px-6 py-14 text-center lg:min-h-110"
      >
        <ImagePlus className="size-9" aria-hidden="true" />
        <h2 className="display text-2xl">{t(isTouch ? 'images.drop.title_touch' : 'images.drop.title')}</h2>
        <p className="text-pretty">{t('images.drop.limits')}</p>
        <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
          <ImagePicker
            onFiles={addFiles}
            className={joinClasses(buttonLook({ size: 'lg' }), 'bg-[#11160F]! text-white!')}
          >
            {t('images.drop.button')}
          </ImagePicker>
          <button
            type="button"
            onClick={() => setIsCamera(true)}
            className={joinClasses(
              buttonLook({ kind: 'sec', size: 'lg' }),
              'border-[#11160F]! bg-transparent! text-on-chroma!',
            )}
          >
            <Camera className="size-5" aria-hidden="true" />
            {t('images.drop.camera')}
          </button>
        </div>
        <p className="text-sm max-md:hidden">{t('images.drop.paste')}</p>
      </GreenPlace>
      <CameraModal open={isCamera} onClose={() => setIsCamera(false)} />
    </>
  );
}
