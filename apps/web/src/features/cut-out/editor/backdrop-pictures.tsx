import type { Image } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DropPlace } from '../../../ui/form/drop-place.tsx';
import { Coin } from '../../../ui/picture/coin.tsx';
import { findImageProblem } from '../adding/image-checks.ts';
import { imageAccept } from '../adding/image-picker.tsx';
import { problemText } from '../adding/image-problem-text.ts';
import { sendImage } from '../adding/send-image.ts';
import { keepImage, useImage, useImages } from '../batch/image-calls.ts';

interface BackdropPicturesProps {
  chosenId: string | null;
  onChoose: (imageId: string) => void;
}

/** Own pictures to stand behind, screened like every other. */
export function BackdropPictures({ chosenId, onChoose }: BackdropPicturesProps) {
  const { t } = useTranslation();
  const name = useId();
  const { isError: isGone } = useImage(chosenId ?? undefined);
  const pictures = useImages('background', 1).data?.data.filter(({ state }) => state === 'ready') ?? [];
  return (
    <div className="flex flex-col gap-3">
      <AddBackdrop onAdded={({ id }) => onChoose(id)} />
      {pictures.length > 0 && (
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="mb-2 text-sm font-semibold">{t('images.background.pictures')}</legend>
          <div className="grid max-h-56 grid-cols-4 gap-2 overflow-y-auto p-1">
            {pictures.map((picture) => (
              <label
                key={picture.id}
                className="relative aspect-square overflow-hidden rounded-picture bg-sunken has-checked:outline-3 has-checked:outline-offset-1 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name={name}
                  checked={picture.id === chosenId}
                  onChange={() => onChoose(picture.id)}
                  aria-label={t('images.background.picture_named', { name: picture.file_name })}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {picture.thumbnail_url !== null && (
                  <img
                    src={picture.thumbnail_url}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="size-full object-cover"
                  />
                )}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {isGone && chosenId !== null && (
        <Notice kind="warn" announce>
          {t('images.background.picture_gone')}
        </Notice>
      )}
      {chosenId === null && pictures.length > 0 && (
        <p className="text-sm text-muted">{t('images.background.none_chosen')}</p>
      )}
    </div>
  );
}

function AddBackdrop({ onAdded }: { onAdded: (image: Image) => void }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<{ kind: 'warn' | 'danger'; text: string }>();
  const add = useMutation({
    mutationFn: async (file: File) => await sendImage(file, { purpose: 'background' }),
    onSuccess: ({ image, error }) => {
      if (error !== null) return setSaid({ kind: 'danger', text: error.message });
      keepImage(image);
      if (image.state === 'ready') onAdded(image);
      else setSaid({ kind: 'warn', text: t('images.background.picture_held') });
    },
    onError: (error) =>
      setSaid({
        kind: 'danger',
        text: error instanceof ApiError && error.code !== undefined ? error.message : t('images.problems.connection'),
      }),
  });

  async function take([file]: File[]) {
    setSaid(undefined);
    if (file === undefined || add.isPending) return;
    const problem = await findImageProblem(file);
    if (problem !== undefined) setSaid({ kind: 'danger', text: problemText(t, problem) });
    else add.mutate(file);
  }

  return (
    <>
      <DropPlace
        title={t(add.isPending ? 'images.background.adding' : 'images.background.add_picture')}
        hint={t('images.background.add_hint')}
        icon={add.isPending ? <Coin turning className="size-6" /> : <ImagePlus />}
        accept={imageAccept}
        onFiles={(files) => void take(files)}
        className="min-h-28"
      />
      {said !== undefined && (
        <Notice kind={said.kind} announce>
          {said.text}
        </Notice>
      )}
    </>
  );
}
