import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { changedFields, type ClipForm, type FormField, formOf } from './clip-form.ts';
import type { ClipFormState } from './use-clip-form.ts';

interface ConflictModalProps {
  form: ClipForm;
  conflict: NonNullable<ClipFormState['conflict']>;
}

/** Somebody else saved first: what they changed is shown beside what is written here, and one of the two is chosen. */
export function ConflictModal({ form, conflict: { theirs, base, resolve } }: ConflictModalProps) {
  const { t } = useTranslation();
  const news = formOf(theirs);
  const fields = changedFields(base, news);
  const mine = new Set(changedFields(base, form));
  return (
    <Modal
      open
      wide
      onClose={() => resolve('mine')}
      title={t('staff-videos.conflict.title')}
      text={t('staff-videos.conflict.text')}
      actions={
        <>
          <Button onClick={() => resolve('mine')}>{t('staff-videos.conflict.mine')}</Button>
          <Button kind="sec" onClick={() => resolve('theirs')}>
            {t('staff-videos.conflict.theirs')}
          </Button>
        </>
      }
    >
      <dl className="flex flex-col gap-4">
        {fields.map((field) => (
          <div key={field} className="rounded-control bg-fill p-3.5 text-sm">
            <dt className="font-[650]">{t(`staff-videos.fields.${field}`)}</dt>
            <Value label={t('staff-videos.conflict.now')} text={wordsOf(t, news, field)} />
            {mine.has(field) && <Value label={t('staff-videos.conflict.yours')} text={wordsOf(t, form, field)} />}
          </div>
        ))}
        {fields.length === 0 && <p className="text-sm text-muted">{t('staff-videos.conflict.state_only')}</p>}
      </dl>
    </Modal>
  );
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <dd className="mt-1 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
      <span className="text-muted">{label}</span>
      <span className="wrap-anywhere whitespace-pre-line">{text}</span>
    </dd>
  );
}

function wordsOf(t: TFunction, form: ClipForm, field: FormField): string {
  const words = plainWords(t, form, field);
  return words.trim() === '' ? t('staff-videos.conflict.empty') : words;
}

function plainWords(t: TFunction, form: ClipForm, field: FormField): string {
  switch (field) {
    case 'title':
    case 'description':
      return [form[field].pt_BR, form[field].en].filter((text) => text !== '').join('\n');
    case 'categories':
    case 'tags':
      return form[field].join(', ');
    case 'staff_badges':
      return form.staff_badges.map((badge) => t(`catalog.badges.${badge}`)).join(', ');
    case 'people':
      return form.people
        .map(({ name, release }) => `${name} (${t(`staff-videos.form.release_${release}`)})`)
        .join('\n');
    case 'price_credits':
    case 'holder':
    case 'territory':
    case 'until':
      return form[field];
    default:
      return field satisfies never;
  }
}
