import { useMutation } from '@tanstack/react-query';
import LogIn from 'lucide-react/icons/log-in';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../lib/use-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { startOpenid } from './openid-calls.ts';

/** One tap instead of a form, where a provider is configured; nothing at all where none is. */
export function OpenidButton({ invitation }: { invitation?: string | undefined }) {
  const { t } = useTranslation();
  const provider = useSettings()?.openid ?? null;
  const start = useMutation({ mutationFn: startOpenid, onSuccess: (url) => location.assign(url) });
  if (provider === null) return null;
  return (
    <div className="flex flex-col gap-5">
      <Button kind="sec" size="lg" wide icon={<LogIn className="size-5" />} busy={start.isPending || start.isSuccess} busyLabel={t('accounts.openid.busy')} onClick={() => start.mutate(invitation)}>
        {t('accounts.openid.continue', { name: provider.name })}
      </Button>
      {start.error !== null && <Notice kind="danger" announce>{start.error.message}</Notice>}
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">{t('accounts.openid.or')}</p>
    </div>
  );
}
