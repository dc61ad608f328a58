import { fixedRetention, type Settings } from '@semblante/contracts';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { formatDays } from '../../lib/format-days.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { tagOfLanguage } from '../../lib/language-rule.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { LegalContents } from './legal-contents.tsx';
import { LegalSection } from './legal-section.tsx';
import { useTextTree } from './text-tree.ts';

interface LegalDocumentProps {
  name: 'terms' | 'privacy';
  /** The day these texts last changed, as 2026-11-15. */
  updatedOn: string;
}

/**
 * The promises are made with the numbers this installation is configured with, so nothing shows before they are known.
 */
export function LegalDocument(props: LegalDocumentProps) {
  const settings = useSettings();
  return settings === undefined ? <LegalSkeleton /> : <LegalPage {...props} settings={settings} />;
}

function slotsOf({ company, support_email, support, retention }: Settings, updatedOn: string) {
  const day = new Intl.DateTimeFormat(tagOfLanguage(currentLanguage()), { dateStyle: 'long', timeZone: 'UTC' });
  return {
    company: company.name,
    cnpj: company.cnpj,
    address: company.address,
    support_email,
    support_days: formatDays(support.answer_days),
    ...retention,
    ...fixedRetention,
    date: day.format(new Date(updatedOn)),
  };
}

function LegalPage({ name, updatedOn, settings }: LegalDocumentProps & { settings: Settings }) {
  const { t } = useTranslation();
  const { text, keysUnder } = useTextTree(slotsOf(settings, updatedOn));
  const sections = keysUnder(`legal.${name}.sections`).map((key) => ({
    key,
    // The names are numbered to keep their order in the file; an address does not need the number.
    anchor:
      key
        .split('.')
        .at(-1)
        ?.replace(/^s\d+_/, '') ?? key,
    title: text(`${key}.title`),
  }));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={text(`legal.${name}.title`)}
        text={<span className="block max-w-[68ch]">{text(`legal.${name}.lead`)}</span>}
        actions={
          <Button
            kind="sec"
            size="sm"
            icon={<Printer className="size-4" />}
            className="print:hidden"
            onClick={() => print()}
          >
            {t('public.legal.print')}
          </Button>
        }
      />
      <p className="-mt-4 text-sm text-muted">{text(`legal.${name}.updated`)}</p>
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16 print:block">
        <LegalContents sections={sections} />
        <div className="flex max-w-[68ch] flex-col gap-10">
          {sections.map((section, place) => (
            <LegalSection
              key={section.key}
              number={place + 1}
              anchor={section.anchor}
              title={section.title}
              paragraphs={keysUnder(`${section.key}.body`)}
              items={keysUnder(`${section.key}.body.items`)}
              text={text}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function LegalSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <Skeleton className="h-9 w-64" />
      {['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'].map((width) => (
        <Skeleton key={width} className={`h-4 max-w-[68ch] ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
