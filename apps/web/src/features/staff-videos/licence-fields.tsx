import {
  type LicencePerson,
  type ReleaseKind,
  releaseKinds,
  type StaffClip,
  staffClipLimits,
} from '@semblante/contracts';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { ProofField } from './proof-field.tsx';
import type { ClipFormState } from './use-clip-form.ts';

/** Whose the clip is, where and until when it may be used, the proof of it, and who is seen in it. */
export function LicenceFields({ clip, state: { form, change, errorOf } }: { clip: StaffClip; state: ClipFormState }) {
  const { t } = useTranslation();
  return (
    <Card>
      <section aria-labelledby="licence" className="flex flex-col gap-5">
        <div>
          <SectionTitle
            id="licence"
            title={t('staff-videos.form.licence')}
            text={t('staff-videos.form.licence_hint')}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={t('staff-videos.form.holder')} error={errorOf('licence.holder')} className="md:col-span-full">
              <TextInput
                value={form.holder}
                maxLength={200}
                onChange={({ target }) => change({ holder: target.value })}
              />
            </Field>
            <Field
              label={t('staff-videos.form.territory')}
              hint={t('staff-videos.form.territory_hint')}
              error={errorOf('licence.territory')}
            >
              <TextInput
                value={form.territory}
                maxLength={200}
                onChange={({ target }) => change({ territory: target.value })}
              />
            </Field>
            <Field
              label={t('staff-videos.form.until')}
              hint={t('staff-videos.form.until_hint')}
              error={errorOf('licence.until')}
            >
              <TextInput type="date" value={form.until} onChange={({ target }) => change({ until: target.value })} />
            </Field>
          </div>
        </div>
        <ProofField clip={clip} />
        <People people={form.people} onChange={(people) => change({ people })} errorOf={errorOf} />
      </section>
    </Card>
  );
}

interface PeopleProps {
  people: LicencePerson[];
  onChange: (people: LicencePerson[]) => void;
  errorOf: ClipFormState['errorOf'];
}

function People({ people, onChange, errorOf }: PeopleProps) {
  const { t } = useTranslation();
  const put = (place: number, fields: Partial<LicencePerson>) =>
    onChange(people.map((person, index) => (index === place ? { ...person, ...fields } : person)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{t('staff-videos.form.people')}</legend>
      <p className="-mt-1 text-xs text-pretty text-muted">{t('staff-videos.form.people_hint')}</p>
      {people.map((person, place) => (
        // Rows have no id of their own, and are only ever added at the end or taken away.
        <div
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 md:grid-cols-[minmax(0,1fr)_15rem_auto]"
        >
          <Field
            label={t('staff-videos.form.person', { number: place + 1 })}
            error={errorOf(`licence.people.${place}.name`)}
            className="max-md:col-span-full"
          >
            <TextInput
              value={person.name}
              maxLength={120}
              onChange={({ target }) => put(place, { name: target.value })}
            />
          </Field>
          <Field label={t('staff-videos.form.release')}>
            <Select
              value={person.release}
              options={releaseKinds.map((value) => ({ value, label: t(`staff-videos.form.release_${value}`) }))}
              onChange={({ target }) => put(place, { release: target.value as ReleaseKind })}
            />
          </Field>
          <IconButton
            kind="quiet"
            label={t('staff-videos.form.remove_person', { number: place + 1 })}
            icon={<Trash2 />}
            onClick={() => onChange(people.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      {people.length < staffClipLimits.peopleMax && (
        <Button
          kind="sec"
          size="sm"
          className="self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => onChange([...people, { name: '', release: 'signed' }])}
        >
          {t('staff-videos.form.add_person')}
        </Button>
      )}
    </fieldset>
  );
}
