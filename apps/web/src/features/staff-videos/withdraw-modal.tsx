import { type StaffClip, WithdrawClipBody } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { conflictingClip, keep, withdrawClip } from './staff-video-calls.ts';

const reasonLengthMax = 500;

export function WithdrawModal({ clip, open, onClose }: { clip: StaffClip; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => withdrawClip(clip, reason.trim()),
    onSuccess: () => {
      toast.success(t('staff-videos.withdraw.done'));
      setReason('');
      onClose();
    },
    onError: (error) => {
      const theirs = conflictingClip(error);
      if (theirs !== undefined) keep(theirs);
      showError(error);
    },
  });

  function send() {
    const isFine = WithdrawClipBody.safeParse({ version: clip.version, reason }).success;
    setIsShort(!isFine);
    if (isFine) withdraw.mutate();
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={withdraw.isPending}
      title={t('staff-videos.withdraw.title')}
      text={t('staff-videos.withdraw.text')}
      actions={
        <>
          <Button kind="danger" busy={withdraw.isPending} busyLabel={t('staff-videos.withdraw.busy')} onClick={send}>
            {t('staff-videos.withdraw.yes')}
          </Button>
          <Button kind="sec" onClick={() => !withdraw.isPending && onClose()}>
            {t('staff-videos.withdraw.no')}
          </Button>
        </>
      }
    >
      <Field
        label={t('staff-videos.withdraw.reason')}
        hint={t('staff-videos.withdraw.reason_hint')}
        error={isShort ? t('validation.reason_required') : undefined}
      >
        <TextArea
          rows={3}
          value={reason}
          maxLength={reasonLengthMax}
          onChange={({ target }) => {
            setReason(target.value);
            setIsShort(false);
          }}
        />
      </Field>
    </Modal>
  );
}
