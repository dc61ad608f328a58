import type { ReviewCase } from '@semblante/contracts';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { ReasonForm } from '../staff-desk/index.ts';
import { useBlock } from './block-calls.ts';

type Thing = ReviewCase['blockable'][number];

/** The thing itself, what it was made of, and the account behind it: each out of reach with one decision. */
export function CaseBlocks({ things }: { things: readonly Thing[] }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Thing>();
  if (things.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-[650]">{t('review.block.title')}</h3>
      <ul className="flex flex-col divide-y divide-line rounded-control border border-line">
        {things.map((thing) => (
          <li key={thing.id + thing.subject} className="flex items-center gap-3 px-3 py-1.5">
            <span className="w-20 shrink-0 text-muted">{t(`review.subjects.${thing.subject}`)}</span>
            <span className="min-w-0 flex-1 truncate">{thing.name}</span>
            {thing.is_blocked ? (
              <Tag kind="danger" icon={<Ban />}>
                {t('review.block.is_blocked')}
              </Tag>
            ) : (
              <Button
                kind="dsec"
                size="sm"
                onClick={() => setAsked(thing)}
                aria-label={`${t('review.block.action')}: ${t(`review.subjects.${thing.subject}`)} ${thing.name}`}
              >
                {t('review.block.action')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <BlockModal thing={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function BlockModal({ thing: { subject, id, name }, onClose }: { thing: Thing; onClose: () => void }) {
  const { t } = useTranslation();
  const block = useBlock();
  function send(reason: string) {
    const onSuccess = () => {
      toast.success(t('review.block.done'));
      onClose();
    };
    block.mutate({ subject, subject_id: id, reason }, { onSuccess, onError: showError });
  }
  return (
    <Modal
      open
      onClose={onClose}
      locked={block.isPending}
      title={t('review.block.modal_title', { subject: t(`review.subjects.${subject}`), name })}
      text={t(subject === 'account' ? 'review.block.modal_account' : 'review.block.modal_text')}
    >
      <ReasonForm
        words={{
          label: t('review.block.reason'),
          send: t('review.block.send'),
          sending: t('review.block.sending'),
          back: t('review.block.back'),
        }}
        kind="danger"
        isBusy={block.isPending}
        onBack={onClose}
        onSend={send}
      />
    </Modal>
  );
}
