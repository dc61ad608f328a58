import { useMutation } from '@tanstack/react-query';
import LogIn from 'lucide-react/icons/log-in';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { startOpenid } from './openid-calls.ts';

/** Off to the provider; the form below is the other way. */
export function OpenidButton({ name, invitation }: { name: string; invitation: string | undefined }) {
  const { t } = useTranslation();
  const start = useMutation({ mutationFn: startOpenid, onSuccess: (url) => location.assign(url) });
  return (
    <div className="flex flex-col gap-5">
      <Button
        kind="sec"
        size="lg"
        wide
        icon={<LogIn className="size-5" />}
        busy={start.isPending || start.isSuccess}
        busyLabel={t('accounts.openid.busy')}
        onClick={() => start.mutate(invitation)}
      >
        {t('accounts.openid.continue', { name })}
      </Button>
      {start.error !== null && (
        <Notice kind="danger" announce>
          {start.error.message}
        </Notice>
      )}
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('accounts.openid.or')}
      </p>
    </div>
  );
}
