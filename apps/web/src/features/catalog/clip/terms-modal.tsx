import type { ClipDetail } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { clockText } from '../../../lib/format-clock.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { creditsText } from '../credits-text.ts';

const promises = ['adult', 'permission', 'honest'] as const;

interface TermsModalProps {
  clip: ClipDetail;
  open: boolean;
  busy: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** docs/product/catalogue.md: nobody goes on without ticking the box. */
export function TermsModal({ clip, open, busy, onAccept, onClose }: TermsModalProps) {
  const { t } = useTranslation();
  const [isTicked, setIsTicked] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const credits = creditsText(t, clip.price_credits);

  function tick(isOn: boolean) {
    setIsTicked(isOn);
    setIsMissed(false);
  }
  function press() {
    if (isTicked) onAccept();
    else setIsMissed(true);
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={busy}
      title={t('catalog.terms.title')}
      text={t('catalog.terms.facts', { title: clip.title, length: clockText(clip.seconds), credits })}
      actions={
        <>
          <Button kind="go" busy={busy} busyLabel={t('catalog.terms.going')} onClick={press}>
            {t('catalog.terms.go', { credits })}
          </Button>
          <Button kind="quiet" onClick={() => !busy && onClose()}>
            {t('catalog.terms.not_now')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2.5">
        {promises.map((name) => (
          <li key={name} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            <span className="text-pretty">{t(`catalog.terms.${name}`)}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        checked={isTicked}
        onChange={({ target }) => tick(target.checked)}
        error={isMissed ? t('catalog.terms.must_accept') : undefined}
        label={
          <Trans
            i18nKey="catalog.terms.accept"
            components={{ terms: <AppLink to="terms" target="_blank" className="text-link" /> }}
          />
        }
      />
    </Modal>
  );
}
