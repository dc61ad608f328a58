import type { PackagesAnswer } from '@semblante/contracts';
import TagIcon from 'lucide-react/icons/tag';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { PackageCard } from './package-card.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';
import { usePackages } from './use-packages.ts';

export function PackagesSection() {
  const { t } = useTranslation();
  const { data: answer, isError, refetch } = usePackages();
  const offer = answer?.data.find((pack) => pack.promotion !== null)?.promotion;
  return (
    <section aria-labelledby="packages" className="flex flex-col gap-3">
      <SectionTitle
        id="packages"
        title={t('credits.packages.title')}
        end={
          offer != null && (
            <Tag kind="chroma" icon={<TagIcon />} className="max-w-full">
              {t('credits.packages.offer', { title: offer.title })}
            </Tag>
          )
        }
      />
      {answer?.meta.is_sandbox === true && <SandboxNotice className="mb-3" />}
      {isError && answer === undefined ? (
        <EmptyState
          picture={<WellPicture />}
          title={t('credits.packages.failed')}
          text={t('credits.packages.failed_text')}
          action={
            <Button kind="sec" size="sm" onClick={() => void refetch()}>
              {t('credits.packages.retry')}
            </Button>
          }
        />
      ) : (
        <PackageList answer={answer} />
      )}
    </section>
  );
}

function PackageList({ answer }: { answer: PackagesAnswer | undefined }) {
  const { t } = useTranslation();
  if (answer === undefined) return <LoadingPackages />;
  const { data: packs, meta } = answer;
  if (packs.length === 0)
    return (
      <EmptyState
        picture={<WellPicture />}
        title={t('credits.packages.empty')}
        text={t('credits.packages.empty_text')}
      />
    );
  const popular = packs.find(({ tags }) => tags.includes('most_popular'));
  return (
    <>
      {meta.first_purchase_payment_id !== null && <OpenOrder id={meta.first_purchase_payment_id} />}
      <ul className={grid}>
        {packs.map((pack) => (
          <PackageCard key={pack.id} pack={pack} isPopular={pack.id === popular?.id} />
        ))}
      </ul>
      <PaymentMethods methods={meta.methods} />
    </>
  );
}

const grid = 'grid gap-5 pt-3 md:grid-cols-2 md:gap-x-4 lg:grid-cols-4';

function OpenOrder({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Notice kind="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[62ch]">{t('credits.open_order.text')}</p>
        <ButtonLink kind="sec" size="sm">
          <AppLink to="user.credits" query={{ payment: id }}>
            {t('credits.open_order.continue')}
          </AppLink>
        </ButtonLink>
      </div>
    </Notice>
  );
}

function PaymentMethods({ methods }: { methods: PackagesAnswer['meta']['methods'] }) {
  const { t } = useTranslation();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2.5 text-sm text-muted">
      <p id="methods">{t('credits.packages.methods')}</p>
      <ul aria-labelledby="methods" className="flex flex-wrap gap-2.5">
        {methods.map((method) => (
          <li key={method}>
            <Tag kind="outline">{t(`credits.packages.${method}`)}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LoadingPackages() {
  return (
    <SkeletonGroup className={grid}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-60 w-full rounded-card md:h-105" />
      ))}
    </SkeletonGroup>
  );
}
