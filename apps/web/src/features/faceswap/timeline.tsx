import type { Video } from '@semblante/contracts';
import Clock from 'lucide-react/icons/clock';
import ScanFace from 'lucide-react/icons/scan-face';
import Scissors from 'lucide-react/icons/scissors';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { Button } from '../../ui/button/button.tsx';
import { RangeSlider } from '../../ui/choice/range-slider.tsx';
import { Slider } from '../../ui/choice/slider.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PersonTracks, trackGrid } from './person-tracks.tsx';
import { type SwapDraft, trimOf } from './swap-draft.ts';
import type { Preview } from './use-preview.ts';
import type { ChangeDraft } from './use-swap-draft.ts';

const partSecondsMin = 1;
const stepSeconds = 0.1;

interface TimelineProps {
  video: Video;
  seconds: number;
  draft: SwapDraft;
  change: ChangeDraft;
  preview: Preview;
  at: number;
  onSeek: (seconds: number) => void;
}

/** Where in the video we are, who is on screen when, which part is swapped, and the free preview. */
export function Timeline({ video, seconds, draft, change, preview, at, onSeek }: TimelineProps) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col gap-4 p-4! md:p-5!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="sr-only">{t('faceswap.timeline.title')}</h2>
        <p className="text-sm font-[650] tabular-nums">
          {t('faceswap.timeline.at', { time: clockText(at), length: clockText(seconds) })}
        </p>
        <PreviewButtons preview={preview} at={at} />
      </div>
      {preview.canMake && <p className="-mt-2 text-xs text-muted">{t('faceswap.preview.free')}</p>}
      {preview.isEmpty && (
        <Notice kind="info" announce>
          {t('faceswap.preview.none')}
        </Notice>
      )}
      <div className="flex flex-col gap-2">
        <div className={trackGrid}>
          <Clock className="size-5 justify-self-center text-muted" aria-hidden="true" />
          <Slider
            quiet
            aria-label={t('faceswap.timeline.seek')}
            value={Math.min(at, seconds)}
            min={0}
            max={seconds}
            step={stepSeconds}
            valueText={clockText(at)}
            onChange={onSeek}
          />
        </div>
        <PersonTracks people={video.people} seconds={seconds} draft={draft} at={at} />
      </div>
      <hr className="border-line" />
      <Part seconds={seconds} draft={draft} change={change} at={at} />
    </Card>
  );
}

function PreviewButtons({ preview, at }: { preview: Preview; at: number }) {
  const { t } = useTranslation();
  const busyLabel = t('faceswap.preview.making');
  if (!preview.canMake) return <p className="text-sm text-muted">{t('faceswap.preview.no_mapping')}</p>;
  return (
    <div className="grid grid-cols-2 gap-2 max-md:w-full max-[22.5rem]:grid-cols-1">
      <Button
        kind="sec"
        size="sm"
        icon={<ScanFace className="size-4" aria-hidden="true" />}
        busy={preview.making === 'here'}
        busyLabel={busyLabel}
        onClick={() => preview.making === undefined && preview.makeAt(at)}
      >
        {t('faceswap.preview.here')}
      </Button>
      <Button
        kind="sec"
        size="sm"
        busy={preview.making === 'hardest'}
        busyLabel={busyLabel}
        onClick={() => preview.making === undefined && preview.makeHardest()}
      >
        {t('faceswap.preview.hardest')}
      </Button>
    </div>
  );
}

function Part({ seconds, draft, change, at }: Pick<TimelineProps, 'seconds' | 'draft' | 'change' | 'at'>) {
  const { t } = useTranslation();
  // The last step of the slider is the end of the video, whatever fraction of a second remains.
  const lastStep = Math.max(stepSeconds, Math.floor(seconds / stepSeconds) * stepSeconds);
  const part = { from: draft.trim?.from ?? 0, to: Math.min(draft.trim?.to ?? lastStep, lastStep) };
  const gap = Math.min(partSecondsMin, lastStep);
  function cut(next: { from: number; to: number }) {
    const { trim: _before, ...rest } = draft;
    const trim = trimOf({ from: rounded(next.from), to: next.to >= lastStep ? seconds : rounded(next.to) }, seconds);
    change(trim === undefined ? rest : { ...rest, trim });
  }
  return (
    <section aria-labelledby="part" className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="part" className="text-sm font-semibold">
          {t('faceswap.timeline.part')}
        </h3>
        <p className="text-sm text-muted tabular-nums" aria-live="polite">
          {draft.trim === undefined
            ? t('faceswap.timeline.whole')
            : t('faceswap.timeline.part_text', {
                from: clockText(part.from),
                to: clockText(part.to),
                length: clockText(part.to - part.from),
              })}
        </p>
      </div>
      <div className={trackGrid}>
        <Scissors className="size-5 justify-self-center text-muted" aria-hidden="true" />
        <RangeSlider
          label={t('faceswap.timeline.part')}
          fromLabel={t('faceswap.timeline.from')}
          toLabel={t('faceswap.timeline.to')}
          value={part}
          max={lastStep}
          step={stepSeconds}
          gap={gap}
          valueText={clockText}
          onChange={cut}
        />
      </div>
      <div className="-mx-3 flex flex-wrap">
        <Button
          kind="quiet"
          size="sm"
          onClick={() => cut({ from: Math.min(at, lastStep - gap), to: Math.max(part.to, at + gap) })}
        >
          {t('faceswap.timeline.from_here')}
        </Button>
        <Button
          kind="quiet"
          size="sm"
          onClick={() => cut({ from: Math.max(0, Math.min(part.from, at - gap)), to: Math.max(at, gap) })}
        >
          {t('faceswap.timeline.to_here')}
        </Button>
        {draft.trim !== undefined && (
          <Button kind="quiet" size="sm" onClick={() => cut({ from: 0, to: lastStep })}>
            {t('faceswap.timeline.whole')}
          </Button>
        )}
      </div>
    </section>
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;
