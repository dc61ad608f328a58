import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNotificationsEnabled, saveNotificationsEnabled } from '../../../lib/browser-storage.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Switch } from '../../../ui/choice/switch.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';

type Permission = NotificationPermission | 'unsupported';

function browserPermission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

const hints = {
  granted: 'accounts.profile.notifications_text',
  default: 'accounts.profile.notifications_text',
  denied: 'accounts.profile.notifications_blocked',
  unsupported: 'accounts.profile.notifications_unsupported',
} as const satisfies Record<Permission, string>;

/** Asks in our own words first: the browser's prompt comes once, and a refusal there is hard to take back. */
export function NotificationsSwitch() {
  const { t } = useTranslation();
  const [enabled, setEnabled] = useState(readNotificationsEnabled);
  const [permission, setPermission] = useState(browserPermission);
  const [asking, setAsking] = useState(false);

  function save(next: boolean) {
    saveNotificationsEnabled(next);
    setEnabled(next);
  }

  function toggle(next: boolean) {
    if (next && permission === 'default') setAsking(true);
    else save(next);
  }

  async function ask() {
    setAsking(false);
    const given = await Notification.requestPermission();
    setPermission(given);
    save(given === 'granted');
  }

  return (
    <>
      <Switch
        label={t('accounts.profile.notifications')}
        hint={t(hints[permission])}
        checked={enabled && permission === 'granted'}
        disabled={permission === 'denied' || permission === 'unsupported'}
        onChange={(event) => toggle(event.target.checked)}
      />
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('accounts.profile.ask_title')}
        text={t('accounts.profile.ask_text')}
        actions={
          <>
            <Button onClick={() => void ask().catch(showError)}>{t('accounts.profile.ask_yes')}</Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('accounts.profile.ask_no')}
            </Button>
          </>
        }
      />
    </>
  );
}
