import { languages, type Language, type UserDetail } from '@semblante/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useEditUser } from '../user-calls.ts';
import { ConflictModal } from './conflict-modal.tsx';
import { changedFields, dataOf, editBody, mergedData, type UserData, type UserField } from './user-data.ts';

interface Draft {
  /** The record that the editing started from: the server refuses the change when it is no longer the newest. */
  base: UserDetail;
  mine: UserData;
}

const draftOf = (user: UserDetail): Draft => ({ base: user, mine: dataOf(user) });

export function DataForm({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [problems, setProblems] = useState<Readonly<Record<string, string | string[]>>>({});
  const [isConflict, setIsConflict] = useState(false);
  const edit = useEditUser(user.id);
  const { base, mine } = draft;
  const isChanged = changedFields(dataOf(base), mine).length > 0;
  // Untouched, the form follows the record; touched, it waits for its editor.
  if (user.version !== base.version && !isChanged) setDraft(draftOf(user));

  function save(from: UserDetail, to: UserData) {
    setProblems({});
    edit.mutate(editBody({ from: dataOf(from), to, version: from.version }), {
      onSuccess: (saved) => {
        setIsConflict(false);
        setDraft(draftOf(saved));
        toast.success(t('staff.user.saved'));
      },
      onError: (error) => {
        if (isApiError(error, 'staff.conflict')) return setIsConflict(true);
        if (error instanceof ApiError) setProblems(error.errors);
        showError(error);
      },
    });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !edit.isPending) save(base, mine);
  }

  const set = (field: UserField, value: string) => {
    setDraft({ base, mine: { ...mine, [field]: value } });
    setProblems(({ [field]: _mended, ...others }) => others);
  };
  const problemOf = (field: UserField) =>
    problems[field] === undefined ? undefined : [problems[field]].flat().join(' ');
  const isLocked = !user.may.edit;
  return (
    <Card>
      <h2 className="mb-4 text-lg font-[650]">{t('staff.user.data')}</h2>
      <form onSubmit={send} noValidate className="grid gap-4 md:grid-cols-2">
        <Field label={t('staff.user.name')} error={problemOf('name')}>
          <TextInput
            value={mine.name}
            disabled={isLocked}
            autoComplete="off"
            onChange={({ target }) => set('name', target.value)}
          />
        </Field>
        <Field label={t('staff.user.email')} error={problemOf('email')}>
          <TextInput
            type="email"
            value={mine.email}
            disabled={isLocked}
            autoComplete="off"
            onChange={({ target }) => set('email', target.value)}
          />
        </Field>
        <Field label={t('staff.user.phone')} error={problemOf('phone')}>
          <TextInput
            type="tel"
            value={mine.phone}
            disabled={isLocked}
            autoComplete="off"
            onChange={({ target }) => set('phone', target.value)}
          />
        </Field>
        <Field label={t('staff.user.language')} error={problemOf('language')}>
          <Select
            value={mine.language}
            disabled={isLocked}
            placeholder={t('staff.user.browser_language')}
            options={languages.map((value) => ({ value, label: t(`shell.preferences.${value}`) }))}
            onChange={({ target }) => set('language', target.value as Language | '')}
          />
        </Field>
        <div className="col-span-full flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            busy={edit.isPending}
            busyLabel={t('staff.user.saving')}
            reason={reasonNotToSave({ isLocked, isChanged, t: (key) => t(`staff.user.${key}`) })}
          >
            {t('staff.user.save')}
          </Button>
          {isChanged && (
            <Button kind="quiet" onClick={() => setDraft(draftOf(user))}>
              {t('staff.user.undo')}
            </Button>
          )}
        </div>
      </form>
      <ConflictModal
        open={isConflict}
        userId={user.id}
        versions={{ was: dataOf(base), now: dataOf(user), mine }}
        isBusy={edit.isPending}
        onTakeNow={() => {
          setIsConflict(false);
          setDraft(draftOf(user));
        }}
        onKeepMine={() => save(user, mergedData({ was: dataOf(base), now: dataOf(user), mine }))}
        onClose={() => setIsConflict(false)}
      />
    </Card>
  );
}

function reasonNotToSave({
  isLocked,
  isChanged,
  t,
}: {
  isLocked: boolean;
  isChanged: boolean;
  t: (key: 'locked' | 'unchanged') => string;
}): string | undefined {
  if (isLocked) return t('locked');
  return isChanged ? undefined : t('unchanged');
}
