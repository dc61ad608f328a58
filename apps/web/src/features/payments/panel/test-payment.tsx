import ExternalLink from 'lucide-react/icons/external-link';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { findPaymentAddress } from '../payment-address.ts';

/** In the sandbox a bank is played by a page of its own; this is the door to it, and it says that it is a test. */
export function TestPayment({ url }: { url: string | undefined }) {
  const { t } = useTranslation();
  const address = findPaymentAddress(url, location.origin);
  return (
    <Notice kind="warn" icon={<FlaskConical />}>
      <p className="font-[650]">{t('credits.sandbox.tag')}</p>
      <p className="mb-3">{t('credits.sandbox.open_text')}</p>
      {address !== undefined && (
        <ButtonLink kind="sec" size="sm">
          <a href={address} target="_blank" rel="noreferrer">
            <ExternalLink className="size-4" aria-hidden="true" />
            {t('credits.sandbox.open')}
          </a>
        </ButtonLink>
      )}
    </Notice>
  );
}
