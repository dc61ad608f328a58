import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  BalanceCard,
  CreditsFaq,
  InvitationCard,
  PackagesSection,
  SellerCard,
  TrustBadges,
} from '../../features/credits/index.ts';
import { CheckoutStep, PaymentPanel, useTitleFocus } from '../../features/payments/index.ts';
import { RecentPurchases } from '../../features/statement/index.ts';
import { WelcomeOffer } from '../../features/welcome/index.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

/**
 * The shop, the order and its payment are steps of one page; the address says which, so that reloading and going back
 * just work.
 */
export function Component() {
  const [query] = useSearchParams();
  const paymentId = query.get('payment');
  const packageId = query.get('package');
  useTitleFocus(paymentId ?? packageId ?? 'shop');
  if (paymentId !== null) return <PaymentPanel key={paymentId} id={paymentId} />;
  if (packageId !== null) return <CheckoutStep key={packageId} packageId={packageId} />;
  return <Shop />;
}

function Shop() {
  const { t } = useTranslation();
  const { balance, held } = useUser();
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <section className="grid items-center gap-8 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <PageTitle hero title={t('credits.hero.title')} text={t('credits.hero.lead')} />
        <BalanceCard balance={balance} held={held} />
      </section>
      <WelcomeOffer />
      <PackagesSection />
      <TrustBadges />
      <RecentPurchases />
      <InvitationCard />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-12">
        <CreditsFaq />
        <div className="flex flex-col gap-8">
          <Doubt />
          <SellerCard />
        </div>
      </div>
    </div>
  );
}

function Doubt() {
  const { t } = useTranslation();
  return (
    <Card tint className="flex flex-col gap-1.5">
      <h2 className="text-lg font-[650]">{t('credits.doubt.title')}</h2>
      <p className="mb-2.5 text-sm text-pretty text-ink-2">{t('credits.doubt.text')}</p>
      <ButtonLink kind="sec" wide>
        <AppLink to="contact">
          <MessageCircle className="size-4" aria-hidden="true" />
          {t('credits.doubt.action')}
        </AppLink>
      </ButtonLink>
    </Card>
  );
}
