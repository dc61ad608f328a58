import type { Clip, ClipBadge } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx';
import { useReels } from './catalog-calls.ts';
import { ClipCard } from './clip-card.tsx';

/** What stands out, by badge: a row to be drawn along. Nothing is shown until there is something to show. */
export function Reels() {
  const { t } = useTranslation();
  const { data: reels = [] } = useReels();
  const [chosen, setChosen] = useState<ClipBadge>();
  const [first] = reels;
  if (first === undefined) return null;
  const shown = reels.find(({ badge }) => badge === chosen) ?? first;
  return (
    <section aria-labelledby="reels">
      <h2 id="reels" className="sr-only">
        {t('catalog.reels.title')}
      </h2>
      <Tabs
        label={t('catalog.reels.title')}
        value={shown.badge}
        onChange={setChosen}
        items={reels.map(({ badge }) => ({ value: badge, label: t(`catalog.badges.${badge}`) }))}
      >
        {reels.map(({ badge, clips }) => (
          <TabPanel key={badge} value={badge}>
            <Reel clips={clips} />
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}

function Reel({ clips }: { clips: readonly Clip[] }) {
  return (
    <ul className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3 overflow-x-auto px-(--gutter) pt-1 pb-3 [scrollbar-width:thin] md:gap-4">
      {clips.map((clip) => (
        <li key={clip.id} className="w-36 shrink-0 snap-start md:w-44">
          <ClipCard clip={clip} />
        </li>
      ))}
    </ul>
  );
}
