import { type Processing, toolFacts } from '@semblante/contracts';
import X from 'lucide-react/icons/x';
import { Title } from 'radix-ui/dialog';
import { useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DialogFrame } from '../../ui/overlay/dialog-frame.tsx';
import { Evaluation } from './evaluation.tsx';
import { ImageComparison } from './image-comparison.tsx';
import { ResultPlayer } from './player/result-player.tsx';
import { DownloadLink } from './processing-actions.tsx';
import { percentOf, wasFree } from './processing-view.ts';
import { retentionWords } from './time-words.ts';
import { toolViews } from './tool-views.ts';
import { useMinute } from './use-minute.ts';

interface ResultViewerProps {
  processing: Processing;
  open: boolean;
  onClose: () => void;
}

/** The result beside its original, as wide as the window allows. */
export function ResultViewer({ processing, open, onClose }: ResultViewerProps) {
  const { t } = useTranslation();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <DialogFrame open={open} onClose={onClose} place="middle" titleRef={titleRef} className="md:max-w-220">
      <header className="flex items-center gap-3 px-4 pt-7 pb-3 md:px-6 md:pt-5">
        <Title ref={titleRef} tabIndex={-1} className="display-sm min-w-0 flex-1 truncate rounded-sm text-xl">
          {processing.title}
        </Title>
        <IconButton kind="quiet" label={t('ui.close')} icon={<X />} onClick={onClose} />
      </header>
      <div className="flex flex-col gap-4 overflow-y-auto overscroll-contain px-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-6">
        {open && <Result processing={processing} />}
        <ResultFacts processing={processing} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex items-center gap-1">
            <p className="mr-1 text-sm font-[550]">{t(toolViews[processing.kind].texts.question)}</p>
            <Evaluation processing={processing} />
          </div>
          <AppLink
            to="report"
            query={{ link: `${location.origin}/user/dashboard?result=${processing.id}` }}
            className="text-link text-sm"
          >
            {t('processings.viewer.report')}
          </AppLink>
          <div className="ml-auto flex gap-2">
            <EditLink processing={processing} />
            <DownloadLink processing={processing} />
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}

function Result({ processing }: { processing: Processing }) {
  if (processing.result_url === null) return null;
  if (toolFacts[processing.kind].shownAs === 'image')
    return (
      <ImageComparison
        resultUrl={processing.result_url}
        beforeUrl={processing.before_url}
        size={processing.cut_out ?? processing.enhanced?.result ?? null}
      />
    );
  return (
    <ResultPlayer
      resultUrl={processing.result_url}
      beforeUrl={processing.before_url}
      beforeFrom={processing.before_from_seconds}
    />
  );
}

function EditLink({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const { editor } = toolViews[processing.kind];
  if (editor === undefined) return null;
  return (
    <ButtonLink size="sm">
      <AppLink {...editor(processing)} aria-label={t('images.card.edit_of', { title: processing.title })}>
        {t('images.card.edit')}
      </AppLink>
    </ButtonLink>
  );
}

function ResultFacts({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const now = useMinute();
  const kept = processing.deletes_at === null ? undefined : retentionWords(processing.deletes_at, now);
  return (
    <div className="flex flex-col gap-2 text-sm text-pretty text-muted">
      <CoverageWords processing={processing} />
      {processing.before_url === null && <p>{t('processings.viewer.original_gone')}</p>}
      <p>{t(toolViews[processing.kind].texts.label)}</p>
      {kept !== undefined && <p>{t(kept.key, kept.values)}</p>}
    </div>
  );
}

/** A poor share is said as a promise kept: it cost nothing. */
function CoverageWords({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const percent = processing.coverage === null ? undefined : percentOf(processing.coverage);
  if (wasFree(processing)) {
    return (
      <Notice kind="ok">
        <Trans
          i18nKey={percent === undefined ? 'processings.viewer.not_charged_plain' : 'processings.viewer.not_charged'}
          values={{ percent }}
          components={{ b: <strong className="font-[650]" /> }}
        />
      </Notice>
    );
  }
  const isVideo = toolFacts[processing.kind].shownAs === 'video';
  return percent === undefined || !isVideo ? null : (
    <p className="text-base text-ink">{t('processings.viewer.coverage', { percent })}</p>
  );
}
