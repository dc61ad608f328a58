import type { DataExport } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { formatDate } from '../../lib/format-date.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { askExport } from './privacy-calls.ts';

export function ExportCard({ made, headingLevel }: { made: DataExport | null; headingLevel: 2 | 3 }) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <Heading className="text-lg font-[650]">{t('privacy.export.title')}</Heading>
        <p className="text-ink-2">{t('privacy.export.what')}</p>
      </div>
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {made !== null && <ExportState made={made} />}
      </div>
      <AskButton made={made} />
    </Card>
  );
}

function ExportState({ made }: { made: DataExport }) {
  const { t } = useTranslation();
  switch (made.state) {
    case 'waiting':
    case 'making':
      return (
        <>
          <Tag icon={<Clock />} className="self-start">
            {t('privacy.export.tag_waiting')}
          </Tag>
          <p>{t('privacy.export.waiting')}</p>
        </>
      );
    case 'ready':
      return (
        <>
          <Tag kind="ok" icon={<Check />} className="self-start">
            {t('privacy.export.tag_ready')}
          </Tag>
          <p>
            {t('privacy.export.ready', {
              size: formatBytes(made.bytes ?? 0),
              date: formatDate(made.expires_at ?? made.asked_at, 'moment'),
            })}
          </p>
          <a
            href={made.download_url ?? ''}
            download
            className={joinClasses(buttonLook({}), 'self-start max-md:w-full')}
          >
            <Download className="size-5" aria-hidden="true" />
            {t('privacy.export.download')}
          </a>
        </>
      );
    case 'failed':
      return <p>{t('privacy.export.failed')}</p>;
    case 'expired':
      return <p className="text-muted">{t('privacy.export.expired', { date: formatDate(made.asked_at, 'date') })}</p>;
    default:
      return made.state satisfies never;
  }
}

function AskButton({ made }: { made: DataExport | null }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  if (made !== null && made.state !== 'failed' && made.state !== 'expired') return null;

  function ask() {
    setIsAsking(true);
    askExport()
      .catch(showError)
      .finally(() => setIsAsking(false));
  }

  return (
    <Button
      kind="sec"
      className="self-start max-md:w-full"
      busy={isAsking}
      busyLabel={t('privacy.export.asking')}
      onClick={ask}
    >
      {made === null ? t('privacy.export.ask') : t('privacy.export.again')}
    </Button>
  );
}
