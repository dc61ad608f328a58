import * as z from 'zod';
import { packageTags } from './payments.ts';
import { versionField } from './staff-lists.ts';

export const StaffPackage = z.object({
  id: z.uuid(),
  version: z.number().int(),
  credits: z.number().int(),
  price_cents: z.number().int(),
  tags: z.array(z.enum(packageTags)),
  position: z.number().int(),
  /** False is archived: not for sale, and still what those who bought it bought. */
  is_active: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type StaffPackage = z.infer<typeof StaffPackage>;

const localised = (lengthMax: number) => {
  const text = z
    .string({ error: 'validation.text_required' })
    .trim()
    .min(1, { error: 'validation.text_required' })
    .max(lengthMax);
  return z.strictObject({ pt_BR: text, en: text });
};

export const promotionPhases = ['planned', 'running', 'over', 'archived'] as const;

export const StaffPromotion = z.object({
  id: z.uuid(),
  version: z.number().int(),
  title: z.object({ pt_BR: z.string(), en: z.string() }),
  text: z.object({ pt_BR: z.string(), en: z.string() }),
  percent_off: z.number().int(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  first_purchase_only: z.boolean(),
  /** Null is every package. */
  package_ids: z.array(z.uuid()).nullable(),
  is_active: z.boolean(),
  /** Where its window is now. */
  phase: z.enum(promotionPhases),
  updated_at: z.iso.datetime(),
});
export type StaffPromotion = z.infer<typeof StaffPromotion>;

export const StaffPackagesAnswer = z.object({
  data: z.object({ packages: z.array(StaffPackage), promotions: z.array(StaffPromotion) }),
});

const credits = z.number().int().min(1).max(100_000);
const priceCents = z.number().int().min(100).max(100_000_000);
const tags = z.array(z.enum(packageTags)).max(packageTags.length);

export const NewPackageBody = z.strictObject({
  credits,
  price_cents: priceCents,
  tags: tags.default([]),
  is_active: z.boolean().default(true),
});
export type NewPackageBody = z.infer<typeof NewPackageBody>;
export const EditPackageBody = z.strictObject({
  version: versionField,
  credits: credits.optional(),
  price_cents: priceCents.optional(),
  tags: tags.optional(),
  is_active: z.boolean().optional(),
});
export type EditPackageBody = z.infer<typeof EditPackageBody>;
export const StaffPackageAnswer = z.object({ data: z.object({ package: StaffPackage }) });
/** Every package that is for sale, in the order of the page. */
export const OrderPackagesBody = z.strictObject({ ids: z.array(z.uuid()).min(1).max(50) });

const promotion = {
  title: localised(80),
  text: localised(300),
  percent_off: z.number().int().min(1).max(95),
  starts_at: z.iso.datetime({ offset: true, error: 'validation.moment' }),
  ends_at: z.iso.datetime({ offset: true, error: 'validation.moment' }).nullable(),
  first_purchase_only: z.boolean(),
  package_ids: z.array(z.uuid()).min(1, { error: 'validation.package_required' }).max(50).nullable(),
  is_active: z.boolean(),
};
const isForward = (given: { starts_at?: string | undefined; ends_at?: string | null | undefined }) =>
  !given.starts_at || !given.ends_at || Date.parse(given.ends_at) > Date.parse(given.starts_at);
const backwards = { error: 'validation.window_backwards', path: ['ends_at'] };

export const NewPromotionBody = z
  .strictObject(promotion)
  .partial({ first_purchase_only: true, is_active: true, ends_at: true, package_ids: true })
  .refine(isForward, backwards);
export type NewPromotionBody = z.infer<typeof NewPromotionBody>;
export const EditPromotionBody = z
  .strictObject(promotion)
  .partial()
  .extend({ version: versionField })
  .refine(isForward, backwards);
export type EditPromotionBody = z.infer<typeof EditPromotionBody>;
export const StaffPromotionAnswer = z.object({ data: z.object({ promotion: StaffPromotion }) });
