import { type BothLanguages, languages, staffClipLimits } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import type { ClipFormState } from './use-clip-form.ts';

/** Title and description, side by side in both languages. */
export function TextFields({ state: { form, change, errorOf } }: { state: ClipFormState }) {
  const { t } = useTranslation();
  const put = (texts: BothLanguages, language: keyof BothLanguages, text: string) => ({ ...texts, [language]: text });
  return (
    <Card>
      <section aria-labelledby="texts">
        <SectionTitle id="texts" title={t('staff-videos.form.texts')} text={t('staff-videos.form.texts_hint')} />
        <div className="grid gap-4 md:grid-cols-2">
          {languages.map((language) => (
            <div key={language} className="flex min-w-0 flex-col gap-4">
              <Field label={t(`staff-videos.form.title_${language}`)} error={errorOf(`title.${language}`)}>
                <TextInput
                  lang={language.replace('_', '-')}
                  value={form.title[language]}
                  maxLength={staffClipLimits.titleLengthMax}
                  onChange={({ target }) => change({ title: put(form.title, language, target.value) })}
                />
              </Field>
              <Field label={t(`staff-videos.form.description_${language}`)} error={errorOf(`description.${language}`)}>
                <TextArea
                  lang={language.replace('_', '-')}
                  rows={3}
                  value={form.description[language]}
                  maxLength={staffClipLimits.descriptionLengthMax}
                  onChange={({ target }) => change({ description: put(form.description, language, target.value) })}
                />
              </Field>
            </div>
          ))}
        </div>
      </section>
    </Card>
  );
}
