import FileVideo from 'lucide-react/icons/file-video';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fixedRetention, reportLimits } from '@semblante/contracts';
import { formatBytes, overLimit } from '../../lib/format-bytes.ts';
import { useCoarsePointer } from '../../lib/use-coarse-pointer.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DropPlace } from '../../ui/form/drop-place.tsx';
import { FieldNote } from '../../ui/form/field.tsx';
import { type CopyProblem, copyTypes, problemOfCopy } from './check-copy.ts';

interface CopyFieldProps {
  copy: File | undefined;
  onCopy: (copy: File | undefined) => void;
  error: string | undefined;
}

/** A copy of what was seen elsewhere. It is compared and deleted; that is said where it is asked for. */
export function CopyField({ copy, onCopy, error }: CopyFieldProps) {
  const { t } = useTranslation();
  const isTouch = useCoarsePointer();
  const [problem, setProblem] = useState<{ kind: CopyProblem; size: number }>();

  function take(files: File[]) {
    const [file] = files;
    const kind = problemOfCopy(files);
    setProblem(kind && { kind, size: file?.size ?? 0 });
    if (!kind) onCopy(file);
  }
  const told = problem && t(`public.report.where.${problem.kind}`, overLimit(problem.size, reportLimits.copyBytesMax));

  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-semibold">{t('public.report.where.copy')}</span>
      {copy ? (
        <div className="flex items-center gap-3 rounded-control border border-edge py-2 pr-2 pl-4">
          <FileVideo className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{copy.name}</span>
          <span className="text-sm text-muted tabular-nums">{formatBytes(copy.size)}</span>
          <IconButton
            kind="quiet"
            label={t('public.report.where.remove')}
            icon={<X />}
            onClick={() => onCopy(undefined)}
          />
        </div>
      ) : (
        <DropPlace
          title={t(isTouch ? 'public.report.where.copy_title_touch' : 'public.report.where.copy_title')}
          hint={t('public.report.where.copy_hint')}
          accept={copyTypes}
          onFiles={take}
          className="min-h-32"
        />
      )}
      <div aria-live="polite">
        <FieldNote
          error={told ?? error}
          hint={t('public.report.where.copy_kept', { hours: fixedRetention.report_copies_hours })}
        />
      </div>
    </div>
  );
}
