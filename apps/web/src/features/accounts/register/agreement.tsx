import { Trans } from 'react-i18next';
import { AppLink } from '../../../navigation/app-link.tsx';

/** What the button beside it says yes to. */
export function Agreement() {
  return (
    <p className="text-sm text-pretty text-muted">
      <Trans
        i18nKey="accounts.register.agreement"
        components={{
          terms: <AppLink to="terms" className="text-link" />,
          privacy: <AppLink to="privacy" className="text-link" />,
        }}
      />
    </p>
  );
}
