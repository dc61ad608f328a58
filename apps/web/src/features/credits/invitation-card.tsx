import type { Invitation } from '@semblante/contracts';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { useInvitation } from './use-invitation.ts';

export function InvitationCard() {
  const { t } = useTranslation();
  const { data: invitation, isError } = useInvitation();
  // The page sells credits; without an answer about invitations it does so all the same.
  if (isError && invitation === undefined) return null;
  return (
    <section aria-labelledby="invitation">
      <SectionTitle id="invitation" title={t('credits.invitation.title')} text={t('credits.invitation.text')} />
      <Card className="grid items-end gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        {invitation === undefined ? (
          <SkeletonGroup>
            <Skeleton className="h-12 w-full" />
          </SkeletonGroup>
        ) : (
          <>
            <InvitationLink url={invitation.url} />
            <Earned invitation={invitation} />
          </>
        )}
      </Card>
    </section>
  );
}

function InvitationLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const copy = (text: string) =>
    copyText({ text, copied: t('credits.invitation.copied'), failed: t('credits.copy.failed') });
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-end">
      <Field label={t('credits.invitation.link')} className="flex-1">
        <TextInput value={url} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      {/* As far up as the empty line under the field keeps the field itself. */}
      <div className="flex gap-3 *:flex-1 md:mb-1.5">
        <Button icon={<Copy className="size-4" />} onClick={() => void copy(url)}>
          {t('credits.invitation.copy')}
        </Button>
        {'share' in navigator && <ShareButton url={url} />}
      </div>
    </div>
  );
}

function ShareButton({ url }: { url: string }) {
  const { t } = useTranslation();
  function share() {
    navigator.share({ text: t('credits.invitation.share_text'), url }).catch((cause: unknown) => {
      // Closing the phone's own share sheet is an answer, not a failure.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) console.warn('share', cause);
    });
  }
  return (
    <Button kind="sec" icon={<Share2 className="size-4" />} onClick={share}>
      {t('credits.invitation.share')}
    </Button>
  );
}

function Earned({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-3 gap-4 md:gap-8">
      {(['gifts', 'invited', 'waiting'] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-muted">{t(`credits.invitation.${name}`)}</dt>
          <dd className="display-sm text-xl">{formatNumber(invitation[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
