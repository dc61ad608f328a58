import type { StaffClip } from '@semblante/contracts';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import { type PublishingStep, publishingSteps } from './publishing-steps.ts';

/** What stands between the clip and the catalogue, one line a need. */
export function PublishingChecklist({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('staff-videos.checklist.label')} className="flex flex-col gap-2.5 text-sm">
      {publishingSteps(clip).map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </ul>
  );
}

function Step({ step: { name, problem, isUnderWay } }: { step: PublishingStep }) {
  const { t } = useTranslation();
  const state = problem === undefined ? 'done' : isUnderWay ? 'under_way' : 'missing';
  return (
    <li className="flex items-start gap-2.5">
      {state === 'done' && <CircleCheck className="mt-px size-5 shrink-0 text-ok" aria-hidden="true" />}
      {state === 'under_way' && <Clock className="mt-px size-5 shrink-0 text-info" aria-hidden="true" />}
      {state === 'missing' && <Circle className="mt-px size-5 shrink-0 text-edge" aria-hidden="true" />}
      <span>
        <span className={problem === undefined ? undefined : 'font-[650]'}>{t(`staff-videos.checklist.${name}`)}</span>
        <span className="sr-only">{`: ${t(`staff-videos.checklist.${state}`)}`}</span>
        {problem !== undefined && (
          <span className="block text-pretty text-muted">
            {t(`staff-videos.problems.${isUnderWay ? 'under_way' : problem}`)}
          </span>
        )}
      </span>
    </li>
  );
}
