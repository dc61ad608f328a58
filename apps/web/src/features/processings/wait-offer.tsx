import type { Processing } from '@semblante/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNotificationsEnabled, saveNotificationsEnabled } from '../../lib/browser-storage.ts';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { mailPreferencesOptions, saveMailPreferences } from '../notices/index.ts';
import { isLongWait } from './long-wait.ts';

/** Asked for at the moment it is worth something: nobody has to look at a bar for minutes. */
export function WaitOffer({ followed }: { followed: readonly Processing[] }) {
  return followed.some(isLongWait) ? <Offer /> : null;
}

function Offer() {
  const { t } = useTranslation();
  const { data: mails } = useQuery(mailPreferencesOptions);
  const saving = useMutation({ mutationFn: saveMailPreferences, onError: showError });
  const [isTold, setIsTold] = useState(
    () => mayNotify() && Notification.permission === 'granted' && readNotificationsEnabled(),
  );

  async function ask() {
    const isGiven = (await Notification.requestPermission()) === 'granted';
    saveNotificationsEnabled(isGiven);
    setIsTold(isGiven);
  }

  return (
    <Notice kind="info" className="mt-4">
      <p className="font-[650]">{t('processings.wait.title')}</p>
      <p>
        {t(isTold ? 'processings.wait.told_here' : 'processings.wait.text')}{' '}
        {mails?.results === true && t('processings.wait.told_by_mail')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {!isTold && mayNotify() && (
          <Button
            kind="sec"
            size="sm"
            icon={<Bell className="size-4" aria-hidden="true" />}
            onClick={() => void ask().catch(showError)}
          >
            {t('processings.wait.here')}
          </Button>
        )}
        {mails?.results === false && (
          <Button
            kind="sec"
            size="sm"
            busy={saving.isPending}
            icon={<Mail className="size-4" aria-hidden="true" />}
            onClick={() => saving.mutate({ results: true })}
          >
            {t('processings.wait.by_mail')}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** Where the browser was told no, asking again shows nothing. */
function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied';
}
