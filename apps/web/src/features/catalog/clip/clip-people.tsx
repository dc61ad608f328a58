import type { ClipDetail, Face, VideoPerson } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../lib/format-clock.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { AddFaceModal } from '../../faces/index.ts';
import { chooseFace, eligiblePeople, FacePicker, PersonRow, type SwapDraft } from '../../faceswap/index.ts';
import { takeFace } from '../face-in-use.ts';

interface ClipPeopleProps {
  clip: ClipDetail;
  faces: readonly Face[];
  draft: SwapDraft;
  onChoose: (draft: SwapDraft) => void;
}

/** Everybody in the scene, each with the face they get. A face can be added right here. */
export function ClipPeople({ clip, faces, draft, onChoose }: ClipPeopleProps) {
  const { t } = useTranslation();
  const [person, setPerson] = useState<VideoPerson>();
  const [step, setStep] = useState<'pick' | 'add'>();
  const people = eligiblePeople(clip.people, draft);
  const usable = faces.some(({ state }) => state === 'usable');

  function open(next: VideoPerson) {
    setPerson(next);
    setStep(usable ? 'pick' : 'add');
  }
  function give(faceId: string | undefined) {
    if (person === undefined) return;
    if (faceId !== undefined) takeFace(faceId);
    onChoose(chooseFace(draft, person.id, faceId));
  }
  function pick(faceId: string | undefined) {
    setStep(undefined);
    give(faceId);
  }
  /** The modal stays: it has something to say about the photo, and closes itself. */
  function giveAdded(face: Face) {
    if (face.state === 'usable') give(face.id);
  }

  return (
    <Card className="p-4! md:p-6!">
      <SectionTitle title={t(people.length === 1 ? 'catalog.people.alone' : 'catalog.people.title')} />
      <ul className="-mt-2">
        {people.map((shown, place) => {
          const face = faces.find(({ id }) => id === draft.faces[shown.id]);
          return (
            <PersonRow
              key={shown.id}
              picture={
                <img
                  src={shown.thumbnail_url}
                  alt=""
                  className="aspect-square w-full rounded-picture bg-fill object-cover"
                />
              }
              who={t(face === undefined ? 'faceswap.people.person' : 'faceswap.people.becomes', { number: place + 1 })}
              face={face}
              facts={t('faceswap.people.facts', {
                length: clockText(shown.seconds),
                percent: formatNumber(Math.round(shown.share * 100)),
              })}
              onPress={() => open(shown)}
            />
          );
        })}
      </ul>
      {people.length > 1 && <p className="mt-2 text-sm text-pretty text-muted">{t('faceswap.people.left_alone')}</p>}
      <FacePicker
        open={step === 'pick'}
        title={t('faceswap.people.pick_title')}
        faces={faces}
        chosenId={person && draft.faces[person.id]}
        onChoose={pick}
        onAdd={() => setStep('add')}
        onClose={() => setStep(undefined)}
      />
      <AddFaceModal open={step === 'add'} onClose={() => setStep(undefined)} onAdded={giveAdded} />
    </Card>
  );
}
