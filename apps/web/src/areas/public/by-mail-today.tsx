import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/use-settings.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LinkedText } from './linked-text.tsx';
import { MailButton } from './mail-button.tsx';

/** A page whose form is not open: what can be done today, which is to write. */
export function ByMailToday({ page }: { page: 'report' | 'verify' }) {
  const { t } = useTranslation();
  const support_email = useSettings()?.support_email;
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-lg font-[650]">{t(`public.${page}.today_title`)}</h2>
      {support_email === undefined ? (
        <Skeleton className="h-5 w-full" />
      ) : (
        <>
          <p className="max-w-[60ch] text-pretty text-ink-2"><LinkedText text={t(`public.${page}.today_text`, { support_email })} /></p>
          <MailButton address={support_email} subject={t(`public.${page}.subject`)} label={t(`public.${page}.write`)} />
        </>
      )}
    </Card>
  );
}
