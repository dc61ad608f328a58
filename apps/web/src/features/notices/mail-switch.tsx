import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Switch } from '../../ui/choice/switch.tsx';
import { mailPreferencesOptions, saveMailPreferences } from './notice-calls.ts';

/** Mails about security and money always come, and the hint says so. */
export function MailSwitch() {
  const { t } = useTranslation();
  const preferences = useQuery(mailPreferencesOptions);
  const saving = useMutation({ mutationFn: saveMailPreferences, onError: showError });
  const wanted = saving.isPending ? saving.variables : preferences.data;
  return (
    <Switch
      label={t('accounts.profile.mail_results')}
      hint={t('accounts.profile.mail_results_text')}
      checked={wanted?.results ?? true}
      disabled={preferences.data === undefined || saving.isPending}
      onChange={(event) => saving.mutate({ results: event.target.checked })}
    />
  );
}
