import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '../../../ui/layout/accordion.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { TabPanel, Tabs } from '../../../ui/layout/tabs.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { KitSection } from './kit-section.tsx';

export function NavigationSection() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<'videos' | 'images'>('videos');
  const [page, setPage] = useState(1);
  return (
    <KitSection title={t('kit.navigation.title')}>
      <div className="flex flex-col gap-8">
        <Tabs
          label={t('kit.navigation.tabs')}
          value={tab}
          onChange={setTab}
          end={t('kit.navigation.end')}
          items={[
            { value: 'videos', label: t('kit.choices.videos'), count: 6 },
            { value: 'images', label: t('kit.choices.images'), count: 4 },
          ]}
        >
          <TabPanel value="videos">
            <Card>{t('kit.navigation.videos')}</Card>
          </TabPanel>
          <TabPanel value="images">
            <Card tint>{t('kit.navigation.images')}</Card>
          </TabPanel>
        </Tabs>
        <Pagination
          page={page}
          pageCount={1202}
          onPage={setPage}
          summary={t('kit.navigation.summary', { from: page * 7 - 6, to: page * 7 })}
        />
        <Accordion
          single
          items={[
            { title: t('kit.navigation.questionA'), content: t('kit.navigation.answerA') },
            { title: t('kit.navigation.questionB'), content: t('kit.navigation.answerB') },
          ]}
        />
      </div>
    </KitSection>
  );
}
