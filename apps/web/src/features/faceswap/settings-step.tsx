import { type AnalysisSettings, detectionModels, faceAngles, genderFilters, type Video } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { analyseAgain } from '../uploads/index.ts';
import { StepTitle } from './step-title.tsx';
import type { SwapDraft } from './swap-draft.ts';
import type { ChangeDraft } from './use-swap-draft.ts';

/** In the order of how often they are right. */
const modes = ['chosen', 'largest', 'all'] as const;

interface SettingsStepProps {
  video: Video;
  draft: SwapDraft;
  change: ChangeDraft;
}

/** For who needs it; closed, so that nobody thinks they must. */
export function SettingsStep({ video, draft, change }: SettingsStepProps) {
  const { t } = useTranslation();
  return (
    <Card flush>
      <details className="group">
        <summary className="list-none rounded-card p-4 md:px-6 md:py-5 [&::-webkit-details-marker]:hidden">
          <StepTitle
            number={3}
            title={t('faceswap.settings.title')}
            end={
              <span className="flex items-center gap-2">
                <Tag kind="outline">{t('faceswap.settings.optional')}</Tag>
                <ChevronDown
                  className="size-5 text-muted transition-transform duration-(--t-2) group-open:rotate-180"
                  aria-hidden="true"
                />
              </span>
            }
          />
        </summary>
        <div className="flex flex-col gap-6 px-4 pb-5 md:px-6">
          <Setting text={t(`faceswap.settings.mode_${draft.mode}_text`)}>
            <Segmented
              wide
              showLabel
              label={t('faceswap.settings.mode')}
              value={draft.mode}
              options={modes.map((value) => ({ value, label: t(`faceswap.settings.mode_${value}`) }))}
              onChange={(mode) => change({ ...draft, mode })}
            />
          </Setting>
          <Setting text={t('faceswap.settings.gender_text')}>
            <Segmented
              wide
              showLabel
              label={t('faceswap.settings.gender')}
              value={draft.gender}
              options={genderFilters.map((value) => ({ value, label: t(`faceswap.settings.gender_${value}`) }))}
              onChange={(gender) => change({ ...draft, gender })}
            />
          </Setting>
          <AnotherLook key={JSON.stringify(video.settings)} video={video} />
        </div>
      </details>
    </Card>
  );
}

function Setting({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      {children}
      <p className="text-xs text-pretty text-muted" aria-live="polite">
        {text}
      </p>
    </div>
  );
}

/** Model and angle belong to the look at the video: another choice takes another look, which is asked for. */
function AnotherLook({ video }: { video: Video }) {
  const { t } = useTranslation();
  const [look, setLook] = useState<AnalysisSettings>(video.settings);
  const again = useMutation({ mutationFn: () => analyseAgain(video.id, look), onError: showError });
  const isOther =
    look.detection_model !== video.settings.detection_model || look.face_angle !== video.settings.face_angle;
  return (
    <>
      <Setting text={t('faceswap.settings.model_text')}>
        <Segmented
          wide
          showLabel
          label={t('faceswap.settings.model')}
          value={look.detection_model}
          options={detectionModels.map((value) => ({ value, label: t(`faceswap.settings.model_${value}`) }))}
          onChange={(detection_model) => setLook({ ...look, detection_model })}
        />
      </Setting>
      <Field label={t('faceswap.settings.angle')} hint={t('faceswap.settings.angle_text')}>
        <Select
          value={look.face_angle}
          options={faceAngles.map((value) => ({ value, label: t(`faceswap.settings.angle_${value}`) }))}
          onChange={({ target }) => {
            const face_angle = faceAngles.find((angle) => angle === target.value);
            if (face_angle !== undefined) setLook({ ...look, face_angle });
          }}
        />
      </Field>
      {isOther && (
        <div className="flex flex-col items-start gap-2">
          <Button
            size="sm"
            busy={again.isPending}
            busyLabel={t('faceswap.settings.again_busy')}
            onClick={() => again.mutate()}
          >
            {t('faceswap.settings.again')}
          </Button>
          <p className="text-xs text-pretty text-muted">{t('faceswap.settings.again_text')}</p>
        </div>
      )}
    </>
  );
}
