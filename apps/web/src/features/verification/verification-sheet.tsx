import type { OwnVerification } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { buttonLook } from '../../ui/button/button-look.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { AskForm } from './ask-form.tsx';
import { useVerification } from './verification-calls.ts';

interface VerificationSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The way into the catalogue: what verification is for, the request, and what became of it. */
export function VerificationSheet({ open, onClose }: VerificationSheetProps) {
  const { t } = useTranslation();
  const { data: verification, isError, refetch } = useVerification();
  const titles = {
    none: 'title',
    pending: 'pending_title',
    approved: 'approved_title',
    declined: 'declined_title',
  } as const;
  return (
    <Modal open={open} onClose={onClose} title={t(`dashboard.verification.${titles[verification?.state ?? 'none']}`)}>
      {verification !== undefined && <Standing verification={verification} onClose={onClose} />}
      {verification === undefined && isError && (
        <Notice kind="danger">
          <p>{t('dashboard.verification.failed')}</p>
          <Button kind="sec" size="sm" className="mt-2" onClick={() => void refetch()}>
            {t('dashboard.verification.retry')}
          </Button>
        </Notice>
      )}
      {verification === undefined && !isError && (
        <SkeletonGroup>
          <Skeleton className="h-48 w-full rounded-card" />
        </SkeletonGroup>
      )}
    </Modal>
  );
}

function Standing({ verification, onClose }: { verification: OwnVerification; onClose: () => void }) {
  const { t } = useTranslation();
  switch (verification.state) {
    case 'none':
      return (
        <>
          <WhatFor />
          <AskForm label={t('dashboard.verification.ask')} onClose={onClose} />
        </>
      );
    case 'pending':
      return (
        <>
          <p className="text-pretty text-ink-2">
            {t('dashboard.verification.pending', { date: formatDate(verification.asked_at, 'moment') })}
          </p>
          <Button onClick={onClose}>{t('dashboard.verification.understood')}</Button>
        </>
      );
    case 'approved':
      return (
        <>
          <p className="text-pretty text-ink-2">{t('dashboard.verification.approved')}</p>
          <AppLink to="user.catalog" className={buttonLook({ kind: 'go' })}>
            {t('dashboard.verification.open')}
          </AppLink>
        </>
      );
    case 'declined':
      return <Declined verification={verification} onClose={onClose} />;
    default:
      return verification satisfies never;
  }
}

function Declined({
  verification: { reason, ask_again_at },
  onClose,
}: {
  verification: Extract<OwnVerification, { state: 'declined' }>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const mayAsk = Date.parse(ask_again_at) <= Date.now();
  return (
    <>
      <Notice kind="warn">
        <span className="wrap-anywhere">{t('dashboard.verification.reason', { reason })}</span>
      </Notice>
      <p className="text-pretty text-ink-2">
        {mayAsk
          ? t('dashboard.verification.again_now')
          : t('dashboard.verification.again_from', { date: formatDate(ask_again_at, 'moment') })}
      </p>
      {mayAsk ? (
        <AskForm label={t('dashboard.verification.ask_again')} onClose={onClose} />
      ) : (
        <Button onClick={onClose}>{t('dashboard.verification.understood')}</Button>
      )}
    </>
  );
}

const reasons = ['why_people', 'why_you', 'why_free'] as const;

function WhatFor() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-ink-2">{t('dashboard.verification.what')}</p>
      <ul className="flex flex-col gap-2.5">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5 text-sm text-pretty">
            <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden="true" />
            {t(`dashboard.verification.${reason}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
