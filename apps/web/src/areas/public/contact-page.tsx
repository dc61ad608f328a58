import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { ContactForm, useAnswerDays } from '../../features/support/index.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { MailButton } from './mail-button.tsx';
import { TwoColumns } from './two-columns.tsx';

const others = ['help', 'report', 'privacy'] as const;

export function Component() {
  const { t } = useTranslation();
  const days = useAnswerDays();
  return (
    <TwoColumns
      title={<PageTitle title={t('public.contact.title')} text={days && t('public.contact.lead', { days })} />}
      main={
        <div className="flex flex-col gap-6">
          <ContactForm />
          <SupportAddress />
        </div>
      }
    >
      <section aria-labelledby="first">
        <SectionTitle id="first" title={t('public.contact.first_title')} />
        <ul className="flex flex-col gap-3">
          {others.map((page) => (
            <li key={page}>
              <AppLink
                to={page}
                className="flex h-full items-start justify-between gap-3 rounded-card border border-line bg-surface p-4 transition-colors duration-(--t-1) hover:border-edge"
              >
                <span>
                  <span className="block font-[650]">{t(`public.contact.${page}_title`)}</span>
                  <span className="block text-sm text-pretty text-muted">{t(`public.contact.${page}_text`)}</span>
                </span>
                <ChevronRight className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </TwoColumns>
  );
}

function SupportAddress() {
  const { t } = useTranslation();
  const settings = useSettings();
  const address = settings?.support_email;
  const whatsapp = settings?.support.whatsapp_url ?? undefined;
  return (
    <Card className="flex flex-col items-start gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-sm font-semibold text-muted">{t('public.contact.email_title')}</h2>
        {address === undefined ? (
          <Skeleton className="h-7 w-64" />
        ) : (
          <p className="display-sm text-xl break-all select-all">{address}</p>
        )}
      </div>
      <p className="max-w-[60ch] text-pretty text-ink-2">{t('public.contact.email_text')}</p>
      <div className="flex flex-wrap gap-3">
        {address !== undefined && (
          <MailButton address={address} subject={t('public.contact.subject')} label={t('public.contact.write')} />
        )}
        {whatsapp !== undefined && (
          <ButtonLink kind="sec">
            <a href={whatsapp} target="_blank" rel="noreferrer">
              {t('public.contact.whatsapp')}
            </a>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
