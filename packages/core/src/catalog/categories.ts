import type { BothLanguages, CatalogCategory, Language } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { insertMissingCategories, listCategoriesWithCounts } from './categories.queries.ts';
import { dayOf } from './day.ts';
import type { CatalogDeps } from './catalog-deps.ts';

/** docs/product/catalogue.md. Titles and order are data from then on: what is there is left as it is. */
const seeded: readonly { id: string; title: BothLanguages }[] = [
  { id: 'film_scenes', title: { pt_BR: 'Cenas de filme', en: 'Film scenes' } },
  { id: 'dance', title: { pt_BR: 'Dança', en: 'Dance' } },
  { id: 'sport', title: { pt_BR: 'Esporte', en: 'Sport' } },
  { id: 'memes', title: { pt_BR: 'Memes', en: 'Memes' } },
  { id: 'greetings', title: { pt_BR: 'Saudações', en: 'Greetings' } },
];

export async function seedCategories(db: Db): Promise<void> {
  await insertMissingCategories(
    db,
    seeded.map((category, position) => ({ ...category, position })),
  );
}

export async function listOpenCategories(deps: CatalogDeps, language: Language): Promise<CatalogCategory[]> {
  const rows = await listCategoriesWithCounts(deps.db, dayOf(deps.clock()));
  return rows.map(({ id, title, clips }) => ({ id, title: title[language], clips }));
}
