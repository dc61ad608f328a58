import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ListedKind,
  ProcessingErrorModal,
  ResultFromAddress,
  ResultList,
  useProcessings,
} from '../../features/processings/index.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CheckerPicture, EmptyState, SlotPicture } from '../../ui/feedback/empty-state.tsx';
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx';
import { FacelessPerson, WholePerson } from '../../ui/picture/illustration.tsx';

const tabs = ['videos', 'images'] as const;
type Tab = (typeof tabs)[number];
/** A scene of the catalogue with one's own face is a video like the others. */
const kinds = { videos: 'swap', images: 'picture' } as const satisfies Record<Tab, ListedKind>;

/**
 * What was made in the last seven days, and on request everything that is still kept. An empty tab teaches what will be
 * there.
 */
export function DashboardResults() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('videos');
  const [period, setPeriod] = useState<'recent' | 'all'>('recent');
  const counts: Record<Tab, number | undefined> = { videos: useRecentCount('swap'), images: useRecentCount('picture') };
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        {t('dashboard.results.title')}
      </h2>
      <Tabs
        label={t('dashboard.results.title')}
        value={tab}
        onChange={setTab}
        items={tabs.map((value) => ({
          value,
          label: t(`dashboard.results.${value}`),
          ...((counts[value] ?? 0) > 0 && { count: counts[value] }),
        }))}
        end={t(period === 'recent' ? 'dashboard.results.window' : 'processings.results.all')}
      >
        <TabPanel value="videos">
          <ResultList key={period} kind={kinds.videos} period={period} onPeriod={setPeriod} empty={<NoVideos />} />
        </TabPanel>
        <TabPanel value="images">
          <ResultList key={period} kind={kinds.images} period={period} onPeriod={setPeriod} empty={<NoImages />} />
        </TabPanel>
      </Tabs>
      <ResultFromAddress />
      <ProcessingErrorModal />
    </section>
  );
}

function useRecentCount(kind: ListedKind): number | undefined {
  return useProcessings({ kind, period: 'recent', page: 1 }).data?.meta.total;
}

function NoVideos() {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      picture={
        <SlotPicture>
          <FacelessPerson who="zeca" className="h-full" />
        </SlotPicture>
      }
      title={t('dashboard.results.videos_empty')}
      text={t('dashboard.results.videos_empty_text')}
      action={
        <ButtonLink size="sm">
          <AppLink to="user.faceswap">{t('dashboard.results.videos_empty_action')}</AppLink>
        </ButtonLink>
      }
    />
  );
}

function NoImages() {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      picture={
        <CheckerPicture>
          <WholePerson who="rita" className="h-full" />
        </CheckerPicture>
      }
      title={t('dashboard.results.images_empty')}
      text={t('dashboard.results.images_empty_text')}
      action={
        <ButtonLink size="sm">
          <AppLink to="user.modifyImages">{t('dashboard.results.images_empty_action')}</AppLink>
        </ButtonLink>
      }
    />
  );
}
