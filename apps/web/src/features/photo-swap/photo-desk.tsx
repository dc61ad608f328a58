import type { Face, Image, Processing } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFaces } from '../faces/index.ts';
import { deskColumn, deskColumns, StepTitle, usePreview } from '../faceswap/index.ts';
import { makePhotoPreview } from './photo-calls.ts';
import { forgetPhotoDraft, mappingOfPhoto, usePhotoDraft } from './photo-draft.ts';
import { PhotoOffer } from './photo-offer.tsx';
import { PhotoPeople } from './photo-people.tsx';
import { PhotoStage } from './photo-stage.tsx';

const noFaces: Face[] = [];
const nobody: NonNullable<Image['people']> = [];

interface PhotoDeskProps {
  photo: Image;
  onLeave: () => void;
  onStarted: (processing: Processing) => void;
}

/** A photo whose people are known: who becomes whom, how it looks, what it costs. */
export function PhotoDesk({ photo, onLeave, onStarted }: PhotoDeskProps) {
  const { data: faces } = useFaces();
  const people = photo.people ?? nobody;
  const { draft, choose } = usePhotoDraft({ id: photo.id, people }, faces);
  const mapping = mappingOfPhoto(draft, people);
  const preview = usePreview({ mapping, make: (body) => makePhotoPreview(photo.id, body), drawsAt: 0 });

  return (
    <div className={deskColumns}>
      <div className={deskColumn}>
        <PhotoCard photo={photo} onLeave={onLeave} />
        <PhotoStage photo={photo} preview={preview} />
      </div>
      <div className={deskColumn}>
        <PhotoPeople people={people} faces={faces ?? noFaces} draft={draft} onChoose={choose} />
        <PhotoOffer
          photos={[photo]}
          order={[{ image_id: photo.id, mapping }]}
          onStarted={(processing) => {
            forgetPhotoDraft(photo.id);
            onStarted(processing);
          }}
        />
      </div>
    </div>
  );
}

/** The chosen photo in one line, and the way to choose another. */
export function PhotoCard({ photo, onLeave }: { photo: Image; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col gap-4 p-4! md:p-5!">
      <StepTitle
        number={1}
        done={photo.state === 'ready'}
        title={t('faceswap.photo.title')}
        end={
          <button type="button" className="text-link min-h-11 text-sm md:min-h-6" onClick={onLeave}>
            {t('faceswap.video.change')}
          </button>
        }
      />
      <div className="flex min-w-0 items-center gap-4">
        {photo.thumbnail_url !== null && (
          <img src={photo.thumbnail_url} alt="" className="size-16 shrink-0 rounded-picture bg-fill object-cover" />
        )}
        <div className="min-w-0">
          <p className="truncate font-[650]" title={photo.file_name}>
            {photo.file_name}
          </p>
          <p className="text-sm text-muted tabular-nums">
            {t('faceswap.photo.facts', {
              size: `${photo.width}×${photo.height}`,
              megapixels: formatNumber(Math.round((photo.width * photo.height) / 100_000) / 10),
            })}
          </p>
        </div>
      </div>
      {photo.warnings.map((warning) => (
        <Notice key={warning} kind="info">
          {t(`images.preview.${warning}`)}
        </Notice>
      ))}
    </Card>
  );
}
