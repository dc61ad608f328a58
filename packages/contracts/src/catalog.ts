import * as z from 'zod';
import { PageMeta, PageQuery } from './payments.ts';
import { SwapOffer, VideoPerson } from './videos.ts';

/** docs/product/catalogue.md: what the catalogue is about. Their titles are data of the server, in both languages. */
export const clipBadges = ['hot', 'trending', 'new', 'most_chosen'] as const;
export type ClipBadge = (typeof clipBadges)[number];

export const clipSorts = ['newest', 'oldest', 'most_viewed', 'most_chosen'] as const;
export type ClipSort = (typeof clipSorts)[number];
export const clipPriceOrders = ['all', 'low_to_high', 'high_to_low'] as const;

export const clipLimits = { queryLengthMax: 100, perPage: 24, reelMax: 12 } as const;

/** The text that is agreed to is `catalog.terms` of the locale files; a change of its meaning is a new version. */
export const catalogTermsVersion = '2026-11-15';

/** One size of a clip's preview: the same clip, smaller, with ranges. The last one is the clip itself. */
export const ClipPreview = z.object({
  height: z.number().int(),
  width: z.number().int(),
  bytes: z.number().int(),
  url: z.string(),
});
export type ClipPreview = z.infer<typeof ClipPreview>;

/** A clip in a list, in the caller's language. */
export const Clip = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  categories: z.array(z.object({ id: z.string(), title: z.string() })),
  tags: z.array(z.string()),
  badges: z.array(z.enum(clipBadges)),
  price_credits: z.number().int(),
  seconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  people_count: z.number().int(),
  /** Each account counts once a day. */
  views: z.number().int(),
  choices: z.number().int(),
  poster_url: z.string(),
  /** Smallest first. */
  previews: z.array(ClipPreview),
  published_at: z.iso.datetime(),
});
export type Clip = z.infer<typeof Clip>;

export const CatalogTerms = z.object({
  version: z.string(),
  /** When the caller accepted this version; null before. */
  accepted_at: z.iso.datetime().nullable(),
});
export type CatalogTerms = z.infer<typeof CatalogTerms>;

export const ClipDetail = Clip.extend({
  /** Found once, when the clip was added: a start waits for no analysis. */
  people: z.array(VideoPerson),
  /** The last day on which it may be used, YYYY-MM-DD in São Paulo. */
  licence_until: z.iso.date(),
  offer: SwapOffer,
  terms: CatalogTerms,
});
export type ClipDetail = z.infer<typeof ClipDetail>;

/** Without `sort` the catalogue's own order: what answers the query best, then the order that staff gave. */
export const CatalogQuery = PageQuery.extend({
  query: z.string().max(clipLimits.queryLengthMax, { error: 'validation.query_long' }).default(''),
  category: z.string().max(40).optional(),
  badge: z.enum(clipBadges).optional(),
  sort: z.enum(clipSorts).optional(),
  /** An order of prices goes before `sort`. */
  price: z.enum(clipPriceOrders).default('all'),
});
export type CatalogQuery = z.infer<typeof CatalogQuery>;

export const CatalogAnswer = z.object({ data: z.array(Clip), meta: PageMeta });
export const ClipAnswer = z.object({ data: z.object({ clip: ClipDetail }) });

export const CatalogCategory = z.object({ id: z.string(), title: z.string(), clips: z.number().int() });
export type CatalogCategory = z.infer<typeof CatalogCategory>;
export const CatalogCategoriesAnswer = z.object({ data: z.array(CatalogCategory) });

/** Only badges that some clip carries. */
export const CatalogReelsAnswer = z.object({
  data: z.array(z.object({ badge: z.enum(clipBadges), clips: z.array(Clip) })),
});

export const CatalogTermsBody = z.strictObject({
  version: z.string().max(40),
  accepted: z.literal(true, { error: 'validation.terms_required' }),
});
export const CatalogTermsAnswer = z.object({ data: z.object({ terms: CatalogTerms }) });
