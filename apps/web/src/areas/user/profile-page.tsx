import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PersonalForm, Preferences, SecurityLinks } from '../../features/accounts/index.ts';
import { BillingSection } from '../../features/billing/index.ts';
import { MyData } from '../../features/privacy/index.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { useGoTo } from '../../navigation/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';

const sections = ['personal', 'billing', 'preferences', 'security', 'data'] as const;
type SectionName = (typeof sections)[number];

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const goTo = useGoTo();
  const { redirectToCredits } = useParams();
  const onward = redirectToCredits === undefined ? undefined : () => void goTo('user.credits');
  return (
    <div className="flex flex-col gap-8 md:gap-12">
      <PageTitle title={t('accounts.profile.title')} text={t('accounts.profile.lead')} />
      <div className="grid items-start gap-12 lg:grid-cols-[12.5rem_minmax(0,47.5rem)]">
        <ProfileNavigation />
        <div className="flex flex-col gap-12">
          <Section name="personal">
            <PersonalForm user={user} onward={onward} />
          </Section>
          <Section name="billing">
            <BillingSection onward={onward} />
          </Section>
          <Section name="preferences">
            <Preferences />
          </Section>
          <Section name="security">
            <SecurityLinks secondFactor={user.second_factor} />
          </Section>
          <Section name="data">
            <MyData headingLevel={3} />
          </Section>
        </div>
      </div>
    </div>
  );
}

function ProfileNavigation() {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('accounts.profile.sections')}
      className="sticky top-[calc(var(--header)+1.5rem)] hidden flex-col lg:flex"
    >
      {sections.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          className="rounded-control px-3.5 py-2.5 font-semibold text-muted hover:bg-fill hover:text-ink"
        >
          {t(`accounts.profile.${name}`)}
        </a>
      ))}
    </nav>
  );
}

function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation();
  const titleId = `${name}-title`;
  return (
    <section id={name} aria-labelledby={titleId} className="scroll-mt-[calc(var(--header)+1.5rem)]">
      <SectionTitle id={titleId} title={t(`accounts.profile.${name}`)} />
      {children}
    </section>
  );
}
