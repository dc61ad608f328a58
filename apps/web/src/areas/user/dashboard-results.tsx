import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckerPicture, EmptyState, SlotPicture } from '../../ui/empty-state.tsx';
import { FacelessPerson, WholePerson } from '../../ui/illustration.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';

const tabs = ['videos', 'images'] as const;
type Tab = (typeof tabs)[number];

/** What was made in the last seven days. Nothing can be made yet, so each tab teaches what will be there. */
export function DashboardResults() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('videos');
  return (
    <section aria-label={t('dashboard.results.title')}>
      <Tabs
        label={t('dashboard.results.title')}
        value={tab}
        onChange={setTab}
        items={tabs.map((value) => ({ value, label: t(`dashboard.results.${value}`) }))}
        end={t('dashboard.results.window')}
      >
        <TabPanel value="videos">
          <EmptyState
            headingLevel={2}
            picture={<SlotPicture><FacelessPerson who="zeca" className="h-full" /></SlotPicture>}
            title={t('dashboard.results.videos_empty')}
            text={t('dashboard.results.videos_empty_text')}
            action={<ButtonLink size="sm"><AppLink to="user.faceswap">{t('dashboard.results.videos_empty_action')}</AppLink></ButtonLink>}
          />
        </TabPanel>
        <TabPanel value="images">
          <EmptyState
            headingLevel={2}
            picture={<CheckerPicture><WholePerson who="rita" className="h-full" /></CheckerPicture>}
            title={t('dashboard.results.images_empty')}
            text={t('dashboard.results.images_empty_text')}
            action={<ButtonLink size="sm"><AppLink to="user.modifyImages">{t('dashboard.results.images_empty_action')}</AppLink></ButtonLink>}
          />
        </TabPanel>
      </Tabs>
    </section>
  );
}
