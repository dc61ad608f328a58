import { outputFormats } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../../lib/show-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { DeleteProcessing, Evaluation } from '../../processings/index.ts';
import { LookForAll } from './look-for-all.tsx';
import { findLookProblem } from './look.ts';
import { saveFile } from './save-file.ts';
import type { CutOutProcessing, Editing } from './use-edit.ts';

interface DownloadBoxProps {
  processing: CutOutProcessing;
  edit: Editing;
  others: readonly CutOutProcessing[];
}

/** The one green button of a finished cut-out. What is shown is rendered by the server first, at full size. */
export function DownloadBox({ edit }: Pick<DownloadBoxProps, 'edit'>) {
  const { t } = useTranslation();
  const { look, setLook } = edit;
  const problem = findLookProblem(look);
  const download = useMutation({
    mutationFn: edit.render,
    onSuccess: ({ download_url: url }) => url !== null && saveFile(url),
    onError: (error) => showFailure(error, t('images.download.failed')),
  });
  return (
    <section
      aria-label={t('images.editor.actions')}
      className="z-10 flex flex-col gap-3 rounded-card border border-line bg-raised p-3 max-md:sticky max-md:bottom-3 max-md:shadow-pop max-lg:order-4 md:p-5 lg:order-first lg:gap-4"
    >
      <div className="flex flex-wrap items-center gap-3 lg:flex-col lg:items-stretch">
        <Segmented
          label={t('images.download.format')}
          value={look.format}
          options={outputFormats.map((value) => ({ value, label: t(`images.download.${value}`) }))}
          onChange={(format) => setLook({ ...look, format })}
          wide
        />
        <div className="min-w-36 flex-1">
          <Button
            kind="go"
            wide
            icon={<Download className="size-5 max-sm:hidden" aria-hidden="true" />}
            busy={download.isPending}
            busyLabel={t('images.download.busy')}
            reason={problem && t(`images.download.${problem}`)}
            onClick={() => download.mutate()}
          >
            {t('images.download.button', { format: t(`images.download.${look.format}`) })}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** What else can be done with it: the same for all, an opinion, the end. */
export function MoreActions({ processing, edit: { look }, others }: DownloadBoxProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3 max-lg:order-3">
      {others.length > 0 && findLookProblem(look) === undefined && <LookForAll look={look} others={others} />}
      <div className="flex items-center gap-1">
        <p className="mr-auto text-sm font-[550]">{t('images.editor.question')}</p>
        <Evaluation processing={processing} />
        <DeleteProcessing processing={processing} />
      </div>
    </div>
  );
}
