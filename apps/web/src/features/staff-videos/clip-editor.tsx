import type { StaffClip } from '@semblante/contracts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ClipMedia } from './clip-media.tsx';
import { ConflictModal } from './conflict-modal.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { ShelfFields } from './shelf-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { type ClipFormState, useClipForm } from './use-clip-form.ts';

/** Everything about one clip: what is written about it on the left, what it is and whether it is out on the right. */
export function ClipEditor({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const state = useClipForm(clip);
  function submit(event: FormEvent) {
    event.preventDefault();
    state.save();
  }
  return (
    <div className="flex flex-col gap-5 xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
      <form
        aria-label={t('staff-videos.form.label')}
        onSubmit={submit}
        noValidate
        className="flex min-w-0 flex-col gap-5"
      >
        <TextFields state={state} />
        <ShelfFields clip={clip} state={state} />
        <LicenceFields clip={clip} state={state} />
        <SaveBar state={state} />
      </form>
      <aside
        aria-label={t('staff-videos.form.aside')}
        className="flex min-w-0 flex-col gap-5 max-xl:order-first xl:sticky xl:top-6"
      >
        <PublishPanel clip={clip} isDirty={state.isDirty} />
        <ClipMedia clip={clip} />
      </aside>
      <LeaveGuard isDirty={state.isDirty} />
      {state.conflict !== undefined && <ConflictModal form={state.form} conflict={state.conflict} />}
    </div>
  );
}

/** In sight as soon as there is something to save. */
function SaveBar({ state: { isDirty, isSaving, undo } }: { state: ClipFormState }) {
  const { t } = useTranslation();
  if (!isDirty && !isSaving)
    return (
      <p role="status" className="text-sm text-muted">
        {t('staff-videos.form.all_saved')}
      </p>
    );
  return (
    <div className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3.5 shadow-pop">
      <p role="status" className="mr-auto text-sm font-[550]">
        {t('staff-videos.form.unsaved')}
      </p>
      <Button kind="quiet" onClick={undo}>
        {t('staff-videos.form.undo')}
      </Button>
      <Button type="submit" busy={isSaving} busyLabel={t('staff-videos.form.saving')}>
        {t('staff-videos.form.save')}
      </Button>
    </div>
  );
}
