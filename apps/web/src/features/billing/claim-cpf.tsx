import { ClaimCpfBody } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { claimCpf } from './use-billing.ts';

const messageLengthMax = 1000;

/** Another account has this CPF: whoever owns it asks staff for it here. */
export function ClaimCpf({ cpf }: { cpf: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // Outside of the form it stands in: a form within a form is none.
  return (
    <>
      <button type="button" className="text-link min-h-6 self-start text-sm" onClick={() => setIsOpen(true)}>
        {t('credits.claim.link')}
      </button>
      {isOpen && createPortal(<ClaimModal cpf={cpf} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}

function ClaimModal({ cpf, onClose }: { cpf: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const claim = useMutation({
    mutationFn: claimCpf,
    onSuccess: (protocol) => {
      toast.success(t('credits.claim.done', { protocol }));
      onClose();
    },
    onError: showError,
  });

  function send(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (claim.isPending) return;
    const body = ClaimCpfBody.safeParse({ cpf, message });
    setIsWrong(!body.success);
    if (body.success) claim.mutate(body.data);
  }

  return (
    <Modal
      open
      onClose={onClose}
      locked={claim.isPending}
      title={t('credits.claim.title')}
      text={t('credits.claim.text')}
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <Field
          label={t('credits.claim.label')}
          hint={t('credits.claim.hint')}
          error={isWrong ? t('validation.message_required') : undefined}
        >
          <TextArea
            value={message}
            rows={5}
            maxLength={messageLengthMax}
            onChange={({ target }) => {
              setMessage(target.value);
              setIsWrong(false);
            }}
          />
        </Field>
        <div className="flex flex-col gap-2 md:flex-row md:gap-3 md:*:flex-1">
          <Button type="submit" busy={claim.isPending} busyLabel={t('credits.claim.sending')}>
            {t('credits.claim.send')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('credits.claim.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
