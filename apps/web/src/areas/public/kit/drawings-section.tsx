import { useTranslation } from 'react-i18next';
import { GreenPlace } from '../../../ui/picture/green-place.tsx';
import { ClosedPlate, FacelessPerson, HalfPerson, Portrait } from '../../../ui/picture/illustration.tsx';
import { Logo } from '../../../ui/picture/logo.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

const people = ['lina', 'vera', 'otto', 'jorge', 'rita', 'zeca'] as const;
const stageLook = 'flex aspect-square items-end justify-center rounded-sheet';

export function DrawingsSection() {
  const { t } = useTranslation();
  return (
    <KitSection title={t('kit.drawings.title')}>
      <div className="flex flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          <GreenPlace className={stageLook}>
            <HalfPerson className="w-4/5" />
          </GreenPlace>
          <GreenPlace className={stageLook}>
            <HalfPerson couple="set" className="w-4/5" />
          </GreenPlace>
          <GreenPlace className={stageLook}>
            <FacelessPerson className="w-4/5" />
          </GreenPlace>
          <ClosedPlate />
        </div>
        <KitRow>
          {people.map((who) => (
            <Portrait key={who} who={who} className="size-16 rounded-full" />
          ))}
        </KitRow>
        <div className="grid gap-6 sm:grid-cols-3">
          <span className="rounded-card bg-surface p-6">
            <Logo />
          </span>
          <span className="rounded-card bg-ink p-6 text-on-ink">
            <Logo />
          </span>
          <span className="rounded-card bg-chroma-area p-6 text-on-chroma">
            <Logo onGreen />
          </span>
        </div>
      </div>
    </KitSection>
  );
}
