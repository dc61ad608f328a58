import { type Face, mappingMax, type Video, type VideoPerson } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AddFaceModal, FacesStrip } from '../faces/index.ts';
import { keepContinuation } from '../review/index.ts';
import { FacePicker } from './face-picker.tsx';
import { PersonRow } from './person-row.tsx';
import { StepTitle } from './step-title.tsx';
import { chooseFace, eligiblePeople, mappingOf, type SwapDraft } from './swap-draft.ts';
import type { ChangeDraft } from './use-swap-draft.ts';

const shownFirst = 6;
/** Below this the face has too few pixels to look sharp. */
const smallFacePixels = 64;

interface PeopleStepProps {
  video: Video;
  faces: readonly Face[];
  draft: SwapDraft;
  change: ChangeDraft;
}

/** For whom a face is being chosen: one person, or everyone at once. */
type Target = { person: VideoPerson; number: number } | 'everyone';

export function PeopleStep({ video, faces, draft, change }: PeopleStepProps) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<Target>();
  const [step, setStep] = useState<'pick' | 'add'>();
  const people = eligiblePeople(video.people, draft);

  function open(next: Target) {
    setTarget(next);
    setStep('pick');
  }
  function choose(faceId: string | undefined) {
    setStep(undefined);
    give(faceId);
  }
  function give(faceId: string | undefined): SwapDraft {
    const next = target === undefined ? draft : draftWith(draft, target, faceId);
    if (next !== draft) change(next);
    return next;
  }
  /**
   * The modal stays: it has something to say about the photo, and closes itself. A held face takes its place once it is
   * released.
   */
  function giveAdded(face: Face) {
    const next = give(face.id);
    const mapping = mappingOf(next, video.people);
    if (face.state === 'held' && face.review !== null && mapping.length > 0)
      keepContinuation(face.review.id, { video_id: video.id, mapping }).catch(console.error);
  }

  return (
    <Card className="flex flex-col gap-2 p-4! md:p-6!">
      <StepTitle
        number={2}
        done={mappingOf(draft, video.people).length > 0}
        title={t('faceswap.people.title')}
        end={<Tag>{t('faceswap.people.count', { count: video.people.length })}</Tag>}
      />
      {people.length === 0 && <Notice kind="info">{t('faceswap.people.filtered')}</Notice>}
      {people.length > 0 && draft.mode === 'all' && (
        <EveryoneRow people={people} face={findFace(faces, draft.everyone)} onPress={() => open('everyone')} />
      )}
      {draft.mode !== 'all' && <PersonRows people={people} faces={faces} draft={draft} onPress={open} />}
      <p className="text-sm text-pretty text-muted">{t('faceswap.people.left_alone')}</p>
      {people.length > mappingMax && (
        <p className="text-sm text-pretty text-muted">{t('faceswap.people.limit', { max: mappingMax })}</p>
      )}
      <section aria-labelledby="my-faces" className="mt-3 flex flex-col gap-3 border-t border-line pt-4">
        <h3 id="my-faces" className="text-lg font-[650]">
          {t('faces.strip.title')}
        </h3>
        <FacesStrip />
      </section>
      <FacePicker
        open={step === 'pick'}
        title={t(target === 'everyone' ? 'faceswap.people.pick_all_title' : 'faceswap.people.pick_title')}
        faces={faces}
        chosenId={chosenFor(target, draft)}
        onChoose={choose}
        onAdd={() => setStep('add')}
        onClose={() => setStep(undefined)}
      />
      <AddFaceModal open={step === 'add'} onClose={() => setStep(undefined)} onAdded={giveAdded} />
    </Card>
  );
}

function draftWith(draft: SwapDraft, target: Target, faceId: string | undefined): SwapDraft {
  if (target !== 'everyone') return chooseFace(draft, target.person.id, faceId);
  const { everyone: _before, ...rest } = draft;
  return faceId === undefined ? rest : { ...rest, everyone: faceId };
}

function findFace(faces: readonly Face[], id: string | undefined): Face | undefined {
  return faces.find((face) => face.id === id);
}

function chosenFor(target: Target | undefined, draft: SwapDraft): string | undefined {
  if (target === undefined) return undefined;
  return target === 'everyone' ? draft.everyone : draft.faces[target.person.id];
}

interface PersonRowsProps {
  people: readonly VideoPerson[];
  faces: readonly Face[];
  draft: SwapDraft;
  onPress: (target: { person: VideoPerson; number: number }) => void;
}

function PersonRows({ people, faces, draft, onPress }: PersonRowsProps) {
  const { t } = useTranslation();
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? people : people.slice(0, shownFirst);
  const hidden = people.length - shown.length;
  return (
    <>
      <ul>
        {shown.map((person, place) => {
          const number = place + 1;
          const face = findFace(faces, draft.faces[person.id]);
          return (
            <PersonRow
              key={person.id}
              picture={<PersonPicture person={person} />}
              who={t(face === undefined ? 'faceswap.people.person' : 'faceswap.people.becomes', { number })}
              face={face}
              facts={t('faceswap.people.facts', {
                length: clockText(person.seconds),
                percent: formatNumber(Math.round(person.share * 100)),
              })}
              hint={person.face_width < smallFacePixels ? t('faceswap.people.small') : undefined}
              onPress={() => onPress({ person, number })}
            />
          );
        })}
      </ul>
      {hidden > 0 && (
        <Button kind="quiet" size="sm" className="self-start" onClick={() => setAreAllShown(true)}>
          {t('faceswap.people.show_all', { count: hidden })}
        </Button>
      )}
    </>
  );
}

function EveryoneRow({
  people,
  face,
  onPress,
}: {
  people: readonly VideoPerson[];
  face: Face | undefined;
  onPress: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ul>
      <PersonRow
        picture={
          <span className="grid size-full grid-cols-2 gap-0.5">
            {people.slice(0, 4).map((person) => (
              <PersonPicture key={person.id} person={person} />
            ))}
          </span>
        }
        who={t(face === undefined ? 'faceswap.people.everyone' : 'faceswap.people.everyone_becomes')}
        face={face}
        facts={t('faceswap.people.count', { count: people.length })}
        onPress={onPress}
      />
    </ul>
  );
}

function PersonPicture({ person }: { person: VideoPerson }) {
  return (
    <img src={person.thumbnail_url} alt="" className="aspect-square w-full rounded-picture bg-fill object-cover" />
  );
}
