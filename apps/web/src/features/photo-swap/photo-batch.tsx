import type { Face, Image, Processing } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AddFaceModal, FacesStrip, useFaces } from '../faces/index.ts';
import {
  deskColumn,
  deskColumns,
  FacePicker,
  findOnlyPair,
  PersonRow,
  StepTitle,
  usePreview,
} from '../faceswap/index.ts';
import { choosePhotos } from './chosen-photos.ts';
import { makePhotoPreview } from './photo-calls.ts';
import { PhotoOffer } from './photo-offer.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { Stops } from './photo-sending.tsx';
import { usePhotoUploads } from './photo-uploads.ts';

const photoFrame =
  'block aspect-square w-full overflow-hidden rounded-picture bg-fill ' +
  'aria-pressed:outline-3 aria-pressed:outline-offset-2 aria-pressed:outline-ink';

const noFaces: Face[] = [];

interface PhotoBatchProps {
  photos: readonly Image[];
  onLeave: () => void;
  onStarted: (processing: Processing) => void;
}

/** One face on several photos in one order: in each of them the largest face becomes it. */
export function PhotoBatch({ photos, onLeave, onStarted }: PhotoBatchProps) {
  const { t } = useTranslation();
  const { data: faces } = useFaces();
  const { stops } = usePhotoUploads();
  const [chosenFaceId, setChosenFaceId] = useState<string>();
  const [shownId, setShownId] = useState<string>();
  const ready = photos.filter(({ state, people }) => state === 'ready' && people !== null && people.length > 0);
  const only = findOnlyPair([{ id: 'p1' }], faces ?? noFaces);
  const face = faces?.find(({ id, state }) => state === 'usable' && id === (chosenFaceId ?? only?.faceId));
  const order = ready.map(({ id, people }) => ({ image_id: id, mapping: mappingFor(people?.[0]?.id, face) }));
  const shown = ready.find(({ id }) => id === shownId) ?? ready[0];
  const preview = usePreview({
    mapping: shown === undefined ? [] : mappingFor(shown.people?.[0]?.id, face),
    make: (body) => makePhotoPreview(shown?.id ?? '', body),
    drawsAt: 0,
  });

  return (
    <div className={deskColumns}>
      <div className={deskColumn}>
        <Card className="flex flex-col gap-4 p-4! md:p-5!">
          <StepTitle
            number={1}
            done
            title={t('faceswap.photo.batch_title', { count: photos.length })}
            end={
              <button type="button" className="text-link min-h-11 text-sm md:min-h-6" onClick={onLeave}>
                {t('faceswap.video.change')}
              </button>
            }
          />
          <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6" aria-label={t('faceswap.photo.batch_list')}>
            {ready.map((photo) => (
              <li key={photo.id}>
                <button
                  type="button"
                  aria-pressed={photo.id === shown?.id}
                  aria-label={t('faceswap.photo.batch_show', { name: photo.file_name })}
                  title={photo.file_name}
                  onClick={() => setShownId(photo.id)}
                  className={photoFrame}
                >
                  {photo.thumbnail_url !== null && (
                    <img src={photo.thumbnail_url} alt="" className="size-full object-cover" />
                  )}
                </button>
              </li>
            ))}
          </ul>
          {ready.length < photos.length && (
            <Notice kind="warn">{t('faceswap.photo.batch_held', { count: photos.length - ready.length })}</Notice>
          )}
          {stops.length > 0 && <Stops stops={stops} />}
        </Card>
        {shown !== undefined && <PhotoStage key={shown.id} photo={shown} preview={preview} />}
      </div>
      <div className={deskColumn}>
        <BatchFace photos={ready} faces={faces ?? noFaces} face={face} onChoose={setChosenFaceId} />
        <PhotoOffer
          photos={ready}
          order={order}
          onStarted={(processing) => {
            choosePhotos([]);
            onStarted(processing);
          }}
        />
      </div>
    </div>
  );
}

function mappingFor(personId: string | undefined, face: Face | undefined) {
  return personId === undefined || face === undefined ? [] : [{ person_id: personId, face_id: face.id }];
}

interface BatchFaceProps {
  photos: readonly Image[];
  faces: readonly Face[];
  face: Face | undefined;
  onChoose: (faceId: string | undefined) => void;
}

function BatchFace({ photos, faces, face, onChoose }: BatchFaceProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'pick' | 'add'>();
  const poor = photos.filter(({ people }) => (people?.[0]?.concerns.length ?? 0) > 0).length;
  return (
    <Card className="flex flex-col gap-2 p-4! md:p-6!">
      <StepTitle
        number={2}
        done={face !== undefined}
        title={t('faceswap.people.title')}
        end={<Tag>{t('faceswap.photo.batch_count', { count: photos.length })}</Tag>}
      />
      <ul>
        <PersonRow
          picture={
            <span className="grid size-full grid-cols-2 gap-0.5">
              {photos.slice(0, 4).map(({ id, people }) => (
                <img
                  key={id}
                  src={people?.[0]?.thumbnail_url}
                  alt=""
                  className="aspect-square w-full rounded-picture bg-fill object-cover"
                />
              ))}
            </span>
          }
          who={t('faceswap.photo.batch_who')}
          face={face}
          facts={t('faceswap.photo.batch_who')}
          hint={poor === 0 ? undefined : t('faceswap.photo.batch_poor', { count: poor })}
          onPress={() => setStep('pick')}
        />
      </ul>
      <section aria-labelledby="my-faces" className="mt-3 flex flex-col gap-3 border-t border-line pt-4">
        <h3 id="my-faces" className="text-lg font-[650]">
          {t('faces.strip.title')}
        </h3>
        <FacesStrip />
      </section>
      <FacePicker
        open={step === 'pick'}
        title={t('faceswap.people.pick_title')}
        faces={faces}
        chosenId={face?.id}
        isOptional={false}
        onChoose={(faceId) => {
          setStep(undefined);
          onChoose(faceId);
        }}
        onAdd={() => setStep('add')}
        onClose={() => setStep(undefined)}
      />
      <AddFaceModal open={step === 'add'} onClose={() => setStep(undefined)} onAdded={({ id }) => onChoose(id)} />
    </Card>
  );
}
