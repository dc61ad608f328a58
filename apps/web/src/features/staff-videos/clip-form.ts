import {
  type BothLanguages,
  clipBadges,
  type ClipBadge,
  type LicencePerson,
  type StaffClip,
  type UpdateClipBody,
} from '@semblante/contracts';

/** What staff writes about a clip. A price and a licence are typed, so they may be unfinished here. */
export interface ClipForm {
  title: BothLanguages;
  description: BothLanguages;
  categories: string[];
  tags: string[];
  staff_badges: ClipBadge[];
  price_credits: string;
  holder: string;
  territory: string;
  until: string;
  people: LicencePerson[];
}

export function formOf(clip: StaffClip): ClipForm {
  return {
    title: clip.title,
    description: clip.description,
    categories: clip.categories.toSorted(),
    tags: clip.tags,
    staff_badges: clipBadges.filter((badge) => clip.staff_badges.includes(badge)),
    price_credits: String(clip.price_credits),
    holder: clip.licence?.holder ?? '',
    territory: clip.licence?.territory ?? '',
    until: clip.licence?.until ?? '',
    people: clip.licence?.people ?? [],
  };
}

export type FormField = keyof ClipForm;
export const formFields = [
  'title',
  'description',
  'categories',
  'tags',
  'staff_badges',
  'price_credits',
  'holder',
  'territory',
  'until',
  'people',
] as const satisfies readonly FormField[];
const licenceFields: readonly FormField[] = ['holder', 'territory', 'until', 'people'];

export function changedFields(one: ClipForm, other: ClipForm): FormField[] {
  return formFields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** Only what was changed here is sent, so that nobody's other change is undone. */
export function changesOf(base: ClipForm, form: ClipForm): Omit<UpdateClipBody, 'version'> {
  const changed = new Set(changedFields(base, form));
  const { title, description, categories, tags, staff_badges } = form;
  return {
    ...(changed.has('title') && { title }),
    ...(changed.has('description') && { description }),
    ...(changed.has('categories') && { categories }),
    ...(changed.has('tags') && { tags }),
    ...(changed.has('staff_badges') && { staff_badges }),
    ...(changed.has('price_credits') && { price_credits: Number(form.price_credits) }),
    ...(licenceFields.some((field) => changed.has(field)) && { licence: licenceOf(form) }),
  };
}

/** Nothing written is no licence. */
function licenceOf({ holder, territory, until, people }: ClipForm): UpdateClipBody['licence'] {
  const isEmpty = holder.trim() === '' && territory.trim() === '' && until === '' && people.length === 0;
  return isEmpty ? null : { holder, territory, until, people };
}

/** What was changed here, on top of what somebody else saved meanwhile. */
export function rebase(form: ClipForm, { base, theirs }: { base: ClipForm; theirs: ClipForm }): ClipForm {
  const mine = Object.fromEntries(changedFields(base, form).map((field) => [field, form[field]]));
  return { ...theirs, ...mine };
}

/** "festa, natal" as tags: none twice, none empty. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}
