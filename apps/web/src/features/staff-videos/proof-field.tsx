import { type StaffClip, staffClipLimits } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import FileCheck2 from 'lucide-react/icons/file-check-2';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { sendProof } from './staff-video-calls.ts';

/** The contract or receipt behind the licence. It is kept as soon as it is chosen; another one takes its place. */
export function ProofField({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const hintId = useId();
  const send = useMutation({
    mutationFn: (file: File) => sendProof(clip.id, file),
    onSuccess: () => toast.success(t('staff-videos.form.proof_saved')),
    onError: showError,
  });

  function take(file: File | undefined) {
    if (file === undefined || send.isPending) return;
    if (file.size > staffClipLimits.proofBytesMax)
      toast.error(
        t('staff-videos.form.proof_large', {
          size: formatBytes(file.size),
          max: formatBytes(staffClipLimits.proofBytesMax),
        }),
      );
    else send.mutate(file);
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{t('staff-videos.form.proof')}</p>
      {clip.proof !== null && (
        <p className="flex items-center gap-2 text-sm">
          <FileCheck2 className="size-5 shrink-0 text-ok" aria-hidden="true" />
          <a href={clip.proof.url} download className="text-link wrap-anywhere">
            {clip.proof.name}
          </a>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label
          className={joinClasses(
            buttonLook({ kind: 'sec', size: 'sm' }),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          )}
        >
          <input
            type="file"
            accept="application/pdf,image/png,image/jpeg"
            className="sr-only"
            aria-describedby={hintId}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file again must count as a change.
              target.value = '';
              take(file);
            }}
          />
          {send.isPending
            ? t('staff-videos.form.proof_sending')
            : t(clip.proof === null ? 'staff-videos.form.proof_choose' : 'staff-videos.form.proof_replace')}
        </label>
        <span id={hintId} className="text-xs text-muted">
          {t('staff-videos.form.proof_hint')}
        </span>
      </div>
    </div>
  );
}
