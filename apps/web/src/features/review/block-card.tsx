import type { Block } from '@semblante/contracts';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { ReasonForm } from '../staff-desk/index.ts';
import { agoText } from './ago-text.ts';
import { type LiftAct, useLift } from './block-calls.ts';
import { CaseWords } from './case-words.tsx';

/** What is out of reach and why; two of staff give it back, and the one who proposed it waits for the other. */
export function BlockCard({ block }: { block: Block }) {
  const { t } = useTranslation();
  const { subject, name, owner, reason, placed_by, placed_at, proposal, lifted } = block;
  const ago = agoText(placed_at);
  return (
    <Card className="flex flex-col gap-3 text-sm">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-[650] wrap-anywhere">
            {t('review.blocks.title', {
              subject: t(`review.subjects.${subject}`),
              name: name ?? t('review.blocks.gone'),
            })}
          </h2>
          <p className="text-muted wrap-anywhere">
            {owner ? t('review.blocks.owner', { name: owner.name, email: owner.email }) : t('review.blocks.house')}
          </p>
        </div>
        <Tag kind={lifted ? 'ok' : 'danger'} icon={lifted ? <Check /> : <Ban />}>
          {t(lifted ? 'review.blocks.lifted' : 'review.block.is_blocked')}
        </Tag>
      </header>
      <p className="text-muted">
        {placed_by ? t('review.blocks.by', { name: placed_by.name, ago }) : t('review.blocks.by_rule', { ago })}
      </p>
      {placed_by && <CaseWords title={t('review.blocks.reason')} text={reason} />}
      {proposal && (
        <CaseWords
          title={t('review.blocks.proposal', { name: proposal.by.name, ago: agoText(proposal.at) })}
          text={proposal.reason}
        />
      )}
      {lifted ? (
        <p className="text-muted">
          {t('review.blocks.lifted_by', {
            first: proposal?.by.name ?? '',
            second: lifted.by.name,
            ago: agoText(lifted.at),
          })}
        </p>
      ) : (
        <LiftActions block={block} />
      )}
    </Card>
  );
}

const said = {
  propose: 'review.blocks.proposed',
  confirm: 'review.blocks.confirmed',
  reject: 'review.blocks.rejected',
} as const;

function LiftActions({ block: { id, proposal } }: { block: Block }) {
  const { t } = useTranslation();
  const [act, setAct] = useState<LiftAct>();
  const lift = useLift(id);
  if (proposal?.is_mine) return <p className="text-muted">{t('review.blocks.mine')}</p>;
  const acts: readonly LiftAct[] = proposal ? ['confirm', 'reject'] : ['propose'];

  function send(reason: string) {
    if (!act) return;
    const onSuccess = () => {
      toast.success(t(said[act]));
      setAct(undefined);
    };
    lift.mutate({ act, reason }, { onSuccess, onError: showError });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((each) => (
        <Button key={each} kind={each === 'confirm' ? 'go' : 'sec'} size="sm" onClick={() => setAct(each)}>
          {t(`review.blocks.${each}`)}
        </Button>
      ))}
      {act && (
        <Modal
          open
          onClose={() => setAct(undefined)}
          locked={lift.isPending}
          title={t(`review.blocks.${act}_title`)}
          text={t(`review.blocks.${act}_text`)}
        >
          <ReasonForm
            words={{
              label: t('review.blocks.why'),
              send: t(`review.blocks.${act}`),
              sending: t('review.blocks.sending'),
              back: t('review.blocks.back'),
            }}
            kind={act === 'confirm' ? 'go' : 'ink'}
            isBusy={lift.isPending}
            onBack={() => setAct(undefined)}
            onSend={send}
          />
        </Modal>
      )}
    </div>
  );
}
