import { useMutation } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { findEditDraft, saveEditDraft } from './edit-draft.ts';
import type { Look } from './look.ts';
import { renderResult } from './render-result.ts';
import type { CutOutProcessing } from './use-edit.ts';

interface LookForAllProps {
  look: Look;
  others: readonly CutOutProcessing[];
}

/** One background for the whole batch; each keeps its own edge. One that fails leaves the others alone. */
export function LookForAll({ look, others }: LookForAllProps) {
  const { t } = useTranslation();
  const [done, setDone] = useState(0);
  const apply = useMutation({
    mutationFn: async () => {
      let failed = 0;
      for (const [place, { id }] of others.entries()) {
        setDone(place);
        try {
          await renderResult(id, look);
          const draft = findEditDraft(id);
          saveEditDraft(id, draft && { ...draft, look });
        } catch (error) {
          console.error(error);
          failed += 1;
        }
      }
      return failed;
    },
    onSuccess: (failed) => {
      if (failed < others.length) toast.success(t('images.download.to_all_done', { count: others.length - failed }));
      if (failed > 0) toast.error(t('images.download.to_all_failed', { count: failed }));
    },
  });
  return (
    <Button
      kind="sec"
      wide
      icon={<Copy className="size-4.5" aria-hidden="true" />}
      busy={apply.isPending}
      busyLabel={t('images.download.to_all_busy', { done: done + 1, total: others.length })}
      onClick={() => apply.mutate()}
    >
      {t('images.download.to_all')}
    </Button>
  );
}
