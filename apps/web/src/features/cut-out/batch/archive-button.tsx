import { useMutation } from '@tanstack/react-query';
import FolderDown from 'lucide-react/icons/folder-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../../lib/show-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { renderDrafts } from '../editor/render-drafts.ts';
import { saveFile } from '../editor/save-file.ts';
import { type BatchEntry, cutOutsOf } from './batch-entry.ts';

/** Every finished one in a ZIP, as the page shows it. */
export function ArchiveButton({ entries }: { entries: readonly BatchEntry[] }) {
  const { t } = useTranslation();
  const [done, setDone] = useState(0);
  const finished = cutOutsOf(entries);
  const download = useMutation({
    mutationFn: () => renderDrafts(finished, setDone),
    onSuccess: () => saveFile(`/api/processings/archive?ids=${finished.map(({ id }) => id).join(',')}`),
    onError: (error) => showFailure(error, t('images.download.failed')),
  });
  if (finished.length < 2) return null;
  return (
    <Button
      kind="sec"
      size="sm"
      icon={<FolderDown className="size-4.5" aria-hidden="true" />}
      busy={download.isPending}
      busyLabel={t('images.batch.zip_step', { done: done + 1, total: finished.length })}
      onClick={() => download.mutate()}
    >
      {t('images.batch.zip')}
    </Button>
  );
}
