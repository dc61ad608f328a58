import { useTranslation } from 'react-i18next';
import { Logo } from '../../../ui/logo.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { DrawingsSection } from './drawings-section.tsx';
import { EmptySection } from './empty-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FloatingSection } from './floating-section.tsx';
import { LineSection } from './line-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { TableSection } from './table-section.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TypeSection } from './type-section.tsx';

/** Every component in every state, for who builds with them and for the tests that look at them. */
export default function KitPage() {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink target="kit-main" />
      <header className="border-b border-line">
        <div className="page-width flex h-(--header) items-center justify-between gap-4">
          <Logo className="h-11.25 w-37.5 md:h-14.25 md:w-47.5" />
          <ThemeSwitch />
        </div>
      </header>
      <main id="kit-main" tabIndex={-1} className="page-width flex flex-col gap-12 py-8 md:gap-18 md:py-12">
        <div className="flex flex-col gap-4">
          <Mark className="size-18" />
          <PageTitle hero title={t('kit.title')} text={t('kit.text')} />
        </div>
        <ColourSection />
        <TypeSection />
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <MessagesSection />
        <FloatingSection />
        <LineSection />
        <TableSection />
        <NavigationSection />
        <EmptySection />
        <DrawingsSection />
      </main>
    </>
  );
}
