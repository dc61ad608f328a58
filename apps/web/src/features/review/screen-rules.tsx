import type { ScreenRule } from '@semblante/contracts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useScreenRules } from './review-calls.ts';

/**
 * How often the team let through what each rule of the screen had held: a rule that is wrong more often than right is
 * to be mended.
 */
export function ScreenRules() {
  const { t } = useTranslation();
  const { data: answer } = useScreenRules();
  if (answer === undefined) return null;
  return (
    <Card className="p-4!">
      <section aria-labelledby="screen-rules" className="flex flex-col gap-2 text-sm">
        <h2 id="screen-rules" className="font-[650]">
          {t('review.rules.title', { days: answer.meta.days })}
        </h2>
        <ul className="flex flex-col divide-y divide-line">
          {answer.data.map((rule) => (
            <li key={rule.reason} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <Rule rule={rule} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Rule({ rule: { reason, decided, overruled, is_doubtful } }: { rule: ScreenRule }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="min-w-0 flex-1">{t(`review.reasons.${reason}`)}</span>
      {is_doubtful && (
        <Tag kind="warn" icon={<TriangleAlert />}>
          {t('review.rules.doubtful')}
        </Tag>
      )}
      <span className="text-muted tabular-nums">
        {decided === 0
          ? t('review.rules.none')
          : t('review.rules.line', { overruled: formatNumber(overruled), decided: formatNumber(decided) })}
      </span>
    </>
  );
}
