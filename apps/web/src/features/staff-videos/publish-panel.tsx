import type { StaffClip } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatStaffDate } from '../../lib/format-date.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { AsUserModal } from './as-user-modal.tsx';
import { ClipStateTag } from './clip-state-tag.tsx';
import { DeleteClip } from './delete-clip.tsx';
import { PublishingChecklist } from './publishing-checklist.tsx';
import { conflictingClip, keep, publishClip } from './staff-video-calls.ts';
import { WithdrawModal } from './withdraw-modal.tsx';

/** Whether it is in the catalogue, what is missing for that, and the buttons that put it there and take it out. */
export function PublishPanel({ clip, isDirty }: { clip: StaffClip; isDirty: boolean }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'as-user' | 'withdraw'>();
  const publish = useMutation({
    mutationFn: () => publishClip(clip),
    onSuccess: () => toast.success(t('staff-videos.publish.done')),
    onError: (error) => {
      const theirs = conflictingClip(error);
      if (theirs !== undefined) keep(theirs);
      showError(error);
    },
  });
  const isPublished = clip.state === 'published';
  const hasPicture = clip.poster_url !== null && clip.previews.length > 0;

  function whyNot(): string | undefined {
    if (isDirty) return t('staff-videos.publish.unsaved');
    return clip.problems.length > 0 ? t('staff-videos.publish.missing') : undefined;
  }

  return (
    <Card className="flex flex-col gap-5">
      <section aria-labelledby="publishing" className="flex flex-col gap-4">
        <SectionTitle
          id="publishing"
          title={t('staff-videos.publish.title')}
          end={<ClipStateTag state={clip.state} />}
        />
        <Withdrawal clip={clip} />
        {!isPublished && <PublishingChecklist clip={clip} />}
        <div className="flex flex-col gap-2">
          {isPublished ? (
            <Button kind="dsec" onClick={() => setShown('withdraw')}>
              {t('staff-videos.withdraw.open')}
            </Button>
          ) : (
            <Button
              kind="go"
              wide
              busy={publish.isPending}
              busyLabel={t('staff-videos.publish.busy')}
              reason={whyNot()}
              onClick={() => publish.mutate()}
            >
              {t(clip.published_at === null ? 'staff-videos.publish.button' : 'staff-videos.publish.again')}
            </Button>
          )}
          {hasPicture && (
            <Button kind="sec" onClick={() => setShown('as-user')}>
              {t('staff-videos.as_user.open')}
            </Button>
          )}
        </div>
      </section>
      <ClipFacts clip={clip} />
      {clip.published_at === null && !isDirty && <DeleteClip clip={clip} />}
      {shown === 'as-user' && <AsUserModal clip={clip} onClose={() => setShown(undefined)} />}
      <WithdrawModal clip={clip} open={shown === 'withdraw'} onClose={() => setShown(undefined)} />
    </Card>
  );
}

function Withdrawal({ clip: { state, withdrawal, withdrawn_at } }: { clip: StaffClip }) {
  const { t } = useTranslation();
  if (state !== 'withdrawn' || withdrawal === null || withdrawn_at === null) return null;
  return (
    <Notice kind="warn">
      <p className="font-[650]">
        {t(`staff-videos.withdraw.cause_${withdrawal.cause}`, { date: formatStaffDate(withdrawn_at, 'moment') })}
      </p>
      {withdrawal.reason !== null && <p className="wrap-anywhere">{withdrawal.reason}</p>}
    </Notice>
  );
}

function ClipFacts({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const facts = [
    { name: t('staff-videos.facts.views'), value: formatNumber(clip.views) },
    { name: t('staff-videos.facts.choices'), value: formatNumber(clip.choices) },
    {
      name: t('staff-videos.facts.added'),
      value: t('staff-videos.facts.added_by', {
        name: clip.added_by.name,
        date: formatStaffDate(clip.created_at, 'moment'),
      }),
    },
    { name: t('staff-videos.facts.updated'), value: formatStaffDate(clip.updated_at, 'moment') },
    ...(clip.published_at === null
      ? []
      : [{ name: t('staff-videos.facts.published'), value: formatStaffDate(clip.published_at, 'moment') }]),
  ];
  return (
    <dl className="flex flex-col gap-1.5 border-t border-line pt-4 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
