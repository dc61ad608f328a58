import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../lib/use-settings.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AskedAnswer } from './asked-answer.tsx';
import { HelpContact } from './help-contact.tsx';
import { HelpGroups } from './help-groups.tsx';
import { LinkedText } from './linked-text.tsx';
import { searchAnswers } from './search-answers.ts';
import { useTextTree } from './text-tree.ts';

export function Component() {
  const { t } = useTranslation();
  const settings = useSettings();
  const [search, setSearch] = useState('');
  const { text, keysUnder } = useTextTree({
    support_email: settings?.support_email ?? '',
    review_hours: settings?.review_hours ?? '',
    ...settings?.retention,
  });
  const groups = keysUnder('help.groups').map((key) => ({
    key,
    title: text(`${key}.title`),
    answers: searchAnswers(
      keysUnder(`${key}.items`).map((item) => ({
        key: item,
        question: text(`${item}.question`),
        answer: text(`${item}.answer`),
      })),
      search,
    ),
  }));
  const [query] = useSearchParams();
  const [group = '', item = ''] = (query.get('answer') ?? '').split('.');
  const asked = groups
    .find(({ key }) => key === `help.groups.${group}`)
    ?.answers.find(({ key }) => key.endsWith(`.${item}`));
  const isSearching = search.trim() !== '';
  const found = groups.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={text('help.title')} text={<LinkedText text={text('help.lead')} />} />
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <search className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
          <Field
            label={text('help.search_label')}
            hint={isSearching && found > 0 ? t('public.help.found', { count: found }) : undefined}
          >
            <TextInput
              type="text"
              enterKeyHint="search"
              icon={<Search />}
              value={search}
              placeholder={text('help.search_placeholder')}
              onChange={(event) => setSearch(event.target.value)}
              end={
                isSearching ? (
                  <IconButton kind="quiet" label={t('public.help.clear')} icon={<X />} onClick={() => setSearch('')} />
                ) : undefined
              }
            />
          </Field>
        </search>
        <div className="flex flex-col gap-8">
          {asked !== undefined && !isSearching && <AskedAnswer key={asked.key} answer={asked} />}
          <p role="status" className="text-ink-2 empty:hidden">
            {found === 0 && <LinkedText text={text('help.empty')} />}
          </p>
          <HelpGroups groups={groups} open={isSearching} />
          <HelpContact />
        </div>
      </div>
    </div>
  );
}
