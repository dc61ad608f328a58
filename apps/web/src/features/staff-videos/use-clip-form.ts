import { type StaffClip, UpdateClipBody } from '@semblante/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { fieldErrorText } from '../../lib/form-errors.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { changedFields, changesOf, type ClipForm, formOf, rebase } from './clip-form.ts';
import { conflictingClip, keep, updateClip } from './staff-video-calls.ts';

type Errors = Readonly<Record<string, string>>;

/**
 * What is being written about a clip, against the record it began from. Somebody else's save meanwhile is shown, never
 * overwritten.
 */
export function useClipForm(clip: StaffClip) {
  const { t } = useTranslation();
  const [base, setBase] = useState({ version: clip.version, form: formOf(clip) });
  const [form, setForm] = useState(base.form);
  const [errors, setErrors] = useState<Errors>({});
  const [theirs, setTheirs] = useState<StaffClip>();
  const [isSaving, setIsSaving] = useState(false);
  const isSending = useRef(false);
  const changed = changedFields(base.form, form);

  // Published, proof sent, screened: a new version without a conflict, as long as nobody wrote what is written here.
  if (clip.version > base.version && theirs === undefined && !isSaving) {
    const news = formOf(clip);
    if (changedFields(base.form, news).length === 0) setBase({ version: clip.version, form: base.form });
    else if (changed.length === 0) adopt(clip);
  }

  function adopt(record: StaffClip) {
    const news = formOf(record);
    setBase({ version: record.version, form: news });
    setForm(news);
    setErrors({});
    setTheirs(undefined);
  }

  function change(fields: Partial<ClipForm>) {
    setForm({ ...form, ...fields });
    setErrors({});
  }

  async function save(): Promise<void> {
    if (isSending.current || changed.length === 0) return;
    const body = UpdateClipBody.safeParse({ version: base.version, ...changesOf(base.form, form) });
    if (!body.success) return setErrors(errorsOf(body.error.issues));
    isSending.current = true;
    setIsSaving(true);
    try {
      adopt(await updateClip(clip.id, body.data));
      toast.success(t('staff-videos.form.saved'));
    } catch (error) {
      refuse(error);
    } finally {
      isSending.current = false;
      setIsSaving(false);
    }
  }

  function refuse(error: unknown) {
    const conflict = conflictingClip(error);
    if (conflict !== undefined) return setTheirs(conflict);
    if (error instanceof ApiError)
      setErrors(
        Object.fromEntries(Object.entries(error.errors).map(([field, said]) => [field, [said].flat().join(' ')])),
      );
    showError(error);
  }

  function resolve(how: 'mine' | 'theirs') {
    if (theirs === undefined) return;
    keep(theirs);
    const news = formOf(theirs);
    const next = how === 'mine' ? rebase(form, { base: base.form, theirs: news }) : news;
    setBase({ version: theirs.version, form: news });
    setForm(next);
    setTheirs(undefined);
  }

  return {
    form,
    change,
    save: () => void save().catch(showError),
    undo: () => {
      setForm(base.form);
      setErrors({});
    },
    isSaving,
    isDirty: changed.length > 0,
    errorOf: (path: string) => fieldErrorText(t, errors[path]),
    /** Set while a save was refused because somebody else had saved. */
    conflict: theirs && { theirs, base: base.form, resolve },
  };
}

export type ClipFormState = ReturnType<typeof useClipForm>;

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
