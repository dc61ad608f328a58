import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { DropPlace } from '../../../ui/form/drop-place.tsx';
import { BeforeAfter } from '../../../ui/picture/before-after.tsx';
import { EmptySlot } from '../../../ui/picture/empty-slot.tsx';
import { LineProgress } from '../../../ui/picture/line-progress.tsx';
import { KitSection } from './kit-section.tsx';
import { SampleScene } from './sample-scene.tsx';

export function LineSection() {
  const { t } = useTranslation();
  return (
    <KitSection title={t('kit.line.title')} text={t('kit.line.text')}>
      <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
        <BeforeAfter
          label={t('kit.line.compare')}
          before={<SampleScene face="rita" />}
          after={<SampleScene face="lina" />}
          beforeCaption={t('kit.line.before')}
          afterCaption={t('kit.line.after')}
        />
        <Working />
        <div className="flex flex-col gap-3">
          <LineProgress caption={t('kit.line.waiting')}>
            <SampleScene face="rita" />
          </LineProgress>
          <Progress percent={0} stage={t('kit.line.stages.check')} detail={t('kit.line.step', { step: 1 })} />
        </div>
        <DropPlace
          title={t('kit.line.drop')}
          hint={t('kit.line.dropHint')}
          accept="image/*"
          onFiles={(files) => toast.info(files.map((file) => file.name).join(', '))}
        />
        <div className="flex gap-4">
          <EmptySlot label={t('kit.line.slot')} />
          <EmptySlot label={t('kit.line.add')} className="size-20" />
        </div>
      </div>
    </KitSection>
  );
}

const stageNames = ['check', 'find', 'swap', 'assemble', 'save'] as const;

/** Press the picture's button to see the line move. */
function Working() {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(50);
  const stage = Math.min(stageNames.length - 1, Math.floor(percent / 20));
  return (
    <div className="flex flex-col gap-3">
      <LineProgress percent={percent} caption={t('kit.line.percent', { percent })}>
        <SampleScene face="lina" />
      </LineProgress>
      <Progress
        percent={percent}
        stage={t(`kit.line.stages.${stageNames[stage] ?? 'save'}`)}
        detail={t('kit.line.step', { step: stage + 1 })}
        timeLeft={percent < 80 ? t('kit.line.minutes') : t('kit.line.almost')}
      />
      <Button kind="quiet" size="sm" className="self-start" onClick={() => setPercent((percent + 10) % 110)}>
        {t('kit.line.advance')}
      </Button>
    </div>
  );
}
