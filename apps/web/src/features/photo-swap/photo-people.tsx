import type { Face, PhotoPerson } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AddFaceModal, FacesStrip } from '../faces/index.ts';
import { FacePicker, PersonRow, StepTitle } from '../faceswap/index.ts';
import type { PhotoDraft } from './photo-draft.ts';

const shownFirst = 6;

interface PhotoPeopleProps {
  people: readonly PhotoPerson[];
  faces: readonly Face[];
  draft: PhotoDraft;
  onChoose: (personId: string, faceId: string | undefined) => void;
}

/** Who in the photo becomes whom; whose face will not come out well is said here, before anything is paid. */
export function PhotoPeople({ people, faces, draft, onChoose }: PhotoPeopleProps) {
  const { t } = useTranslation();
  const [personId, setPersonId] = useState('');
  const [step, setStep] = useState<'pick' | 'add'>();
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? people : people.slice(0, shownFirst);

  return (
    <Card className="flex flex-col gap-2 p-4! md:p-6!">
      <StepTitle
        number={2}
        done={Object.keys(draft).length > 0}
        title={t('faceswap.people.title')}
        end={<Tag>{t('faceswap.people.count', { count: people.length })}</Tag>}
      />
      <ul>
        {shown.map((person, place) => {
          const face = faces.find(({ id }) => id === draft[person.id]);
          return (
            <PersonRow
              key={person.id}
              picture={
                <img src={person.thumbnail_url} alt="" className="size-14 rounded-picture bg-fill object-cover" />
              }
              who={t(face === undefined ? 'faceswap.people.person' : 'faceswap.people.becomes', { number: place + 1 })}
              face={face}
              facts={t('faceswap.photo.face_facts', { pixels: formatNumber(Math.round(person.face_width)) })}
              hint={
                person.concerns.length === 0
                  ? undefined
                  : person.concerns.map((concern) => t(`faceswap.photo.concerns.${concern}`)).join(' ')
              }
              onPress={() => {
                setPersonId(person.id);
                setStep('pick');
              }}
            />
          );
        })}
      </ul>
      {people.length > shown.length && (
        <Button kind="quiet" size="sm" className="self-start" onClick={() => setAreAllShown(true)}>
          {t('faceswap.people.show_all', { count: people.length - shown.length })}
        </Button>
      )}
      <p className="text-sm text-pretty text-muted">{t('faceswap.people.left_alone')}</p>
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
        chosenId={draft[personId]}
        onChoose={(faceId) => {
          setStep(undefined);
          onChoose(personId, faceId);
        }}
        onAdd={() => setStep('add')}
        onClose={() => setStep(undefined)}
      />
      <AddFaceModal
        open={step === 'add'}
        onClose={() => setStep(undefined)}
        onAdded={({ id }) => onChoose(personId, id)}
      />
    </Card>
  );
}
