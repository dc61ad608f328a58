import { NewPromotionBody, type StaffPromotion } from '@semblante/contracts';
import { toInstant, toZoneTime } from './zone-time.ts';

/** A promotion as it is typed. */
export interface PromotionDraft {
  titlePt: string;
  titleEn: string;
  textPt: string;
  textEn: string;
  percent: string;
  starts: string;
  /** Empty: it has no end. */
  ends: string;
  isFirstPurchase: boolean;
  /** Undefined: every package. */
  packageIds: readonly string[] | undefined;
}

export type PromotionField = 'title' | 'text' | 'percent_off' | 'starts_at' | 'ends_at' | 'package_ids';

export function draftOf(promotion: StaffPromotion | undefined, now: number): PromotionDraft {
  return {
    titlePt: promotion?.title.pt_BR ?? '',
    titleEn: promotion?.title.en ?? '',
    textPt: promotion?.text.pt_BR ?? '',
    textEn: promotion?.text.en ?? '',
    percent: promotion === undefined ? '' : String(promotion.percent_off),
    starts: toZoneTime(promotion === undefined ? now : Date.parse(promotion.starts_at)),
    ends: promotion?.ends_at == null ? '' : toZoneTime(Date.parse(promotion.ends_at)),
    isFirstPurchase: promotion?.first_purchase_only ?? false,
    packageIds: promotion?.package_ids ?? undefined,
  };
}

/** What would be sent, or which fields are wrong. */
export function bodyOf(draft: PromotionDraft): { body: NewPromotionBody } | { wrong: ReadonlySet<PromotionField> } {
  const parsed = NewPromotionBody.safeParse({
    title: { pt_BR: draft.titlePt, en: draft.titleEn },
    text: { pt_BR: draft.textPt, en: draft.textEn },
    percent_off: Number(draft.percent),
    starts_at: toInstant(draft.starts),
    ends_at: draft.ends === '' ? null : toInstant(draft.ends),
    first_purchase_only: draft.isFirstPurchase,
    package_ids: draft.packageIds ?? null,
  });
  if (parsed.success) return { body: parsed.data };
  return { wrong: new Set(parsed.error.issues.map(({ path }) => path[0] as PromotionField)) };
}
