import type { Language } from '@semblante/contracts';

/**
 * Its shape is that of `Texts`; only the plural forms differ from language to language, as a check of the key sets
 * knows.
 */
type Loader = () => Promise<{ default: object }>;

/**
 * The page's texts, in pieces: `web` is what every page needs, the others come with the routes that show them.
 * One import per file, written out, because a bundler cannot follow a path that is put together at run time.
 */
const bundles = {
  web: {
    pt_BR: () => import('./bundles/web.pt_BR.ts'),
    en: () => import('./bundles/web.en.ts'),
  },
  user: {
    pt_BR: () => import('./bundles/user.pt_BR.ts'),
    en: () => import('./bundles/user.en.ts'),
  },
  staff: {
    pt_BR: () => import('./bundles/staff.pt_BR.ts'),
    en: () => import('./bundles/staff.en.ts'),
  },
  public: {
    pt_BR: () => import('./bundles/public.pt_BR.ts'),
    en: () => import('./bundles/public.en.ts'),
  },
  legal: {
    pt_BR: () => import('./bundles/legal.pt_BR.ts'),
    en: () => import('./bundles/legal.en.ts'),
  },
  kit: {
    pt_BR: () => import('./bundles/kit.pt_BR.ts'),
    en: () => import('./bundles/kit.en.ts'),
  },
} as const satisfies Record<string, Record<Language, Loader>>;

export type TextBundle = keyof typeof bundles;

export async function loadTexts(bundle: TextBundle, language: Language): Promise<object> {
  return (await bundles[bundle][language]()).default;
}
