import { type ClipBadge, clipBadges, type StaffClip, staffClipLimits } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { tagsOf } from './clip-form.ts';
import { useStaffCategories } from './staff-video-calls.ts';
import type { ClipFormState } from './use-clip-form.ts';

/** Where in the catalogue it stands, and for how much. */
export function ShelfFields({ clip, state: { form, change, errorOf } }: { clip: StaffClip; state: ClipFormState }) {
  const { t } = useTranslation();
  return (
    <Card>
      <section aria-labelledby="shelf">
        <SectionTitle id="shelf" title={t('staff-videos.form.shelf')} />
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          <Categories chosen={form.categories} onChange={(categories) => change({ categories })} />
          <Badges clip={clip} chosen={form.staff_badges} onChange={(staff_badges) => change({ staff_badges })} />
          <TagsField tags={form.tags} error={errorOf('tags')} onChange={(tags) => change({ tags })} />
          <Field
            label={t('staff-videos.form.price')}
            hint={t('staff-videos.form.price_hint', { max: staffClipLimits.priceMax })}
            error={errorOf('price_credits')}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={staffClipLimits.priceMax}
              step={1}
              value={form.price_credits}
              onChange={({ target }) => change({ price_credits: target.value })}
            />
          </Field>
        </div>
      </section>
    </Card>
  );
}

const toggled = <Value,>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

function Categories({ chosen, onChange }: { chosen: string[]; onChange: (categories: string[]) => void }) {
  const { t } = useTranslation();
  const { data: categories = [] } = useStaffCategories();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1.5 text-sm font-semibold">{t('staff-videos.form.categories')}</legend>
      {categories.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title[currentLanguage()]}
          checked={chosen.includes(id)}
          onChange={() => onChange(toggled(chosen, id).toSorted())}
        />
      ))}
    </fieldset>
  );
}

function Badges({
  clip,
  chosen,
  onChange,
}: {
  clip: StaffClip;
  chosen: ClipBadge[];
  onChange: (badges: ClipBadge[]) => void;
}) {
  const { t } = useTranslation();
  const inOrder = (badges: ClipBadge[]) => clipBadges.filter((badge) => badges.includes(badge));
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1.5 text-sm font-semibold">{t('staff-videos.form.badges')}</legend>
      {clipBadges.map((badge) => (
        <Checkbox
          key={badge}
          label={t(`catalog.badges.${badge}`)}
          hint={clip.earned_badges.includes(badge) ? t('staff-videos.form.earned') : undefined}
          checked={chosen.includes(badge)}
          onChange={() => onChange(inOrder(toggled(chosen, badge)))}
        />
      ))}
      <p className="text-xs text-pretty text-muted">{t('staff-videos.form.badges_hint')}</p>
    </fieldset>
  );
}

/** Typed freely, and taken as tags when the field is left: a comma that is being typed is not taken away. */
function TagsField({
  tags,
  error,
  onChange,
}: {
  tags: string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}) {
  const { t } = useTranslation();
  const written = tags.join(', ');
  const [typed, setTyped] = useState({ text: written, of: written });
  if (typed.of !== written) setTyped({ text: written, of: written });

  function leave() {
    const next = tagsOf(typed.text);
    setTyped({ text: next.join(', '), of: written });
    if (next.join(', ') !== written) onChange(next);
  }
  return (
    <Field
      label={t('staff-videos.form.tags')}
      hint={t('staff-videos.form.tags_hint', { max: staffClipLimits.tagsMax })}
      error={error}
    >
      <TextInput
        value={typed.text}
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
        onBlur={leave}
      />
    </Field>
  );
}
