import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Mark } from '../../../ui/picture/mark.tsx';
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
import { TypeSection } from './type-section.tsx';

/** Every component in every state, for who builds with them and for the tests that look at them. */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-12 md:gap-18">
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
    </div>
  );
}
