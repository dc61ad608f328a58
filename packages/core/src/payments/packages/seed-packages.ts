import type { Db } from '@semblante/db';
import { insertMissingPackages, insertMissingPromotions } from './seed-packages.queries.ts';

/** Fixed ids, so that a second start finds what the first one made and leaves it as staff has changed it since. */
const packs = [
  { id: '0199c0de-0000-7000-8000-000000000003', credits: 3, priceCents: 14_90, tags: [], position: 1 },
  { id: '0199c0de-0000-7000-8000-000000000010', credits: 10, priceCents: 39_90, tags: [], position: 2 },
  {
    id: '0199c0de-0000-7000-8000-000000000030',
    credits: 30,
    priceCents: 99_90,
    tags: ['most_popular', 'priority_processing'],
    position: 3,
  },
  {
    id: '0199c0de-0000-7000-8000-000000000100',
    credits: 100,
    priceCents: 279_90,
    tags: ['priority_processing'],
    position: 4,
  },
] satisfies Parameters<typeof insertMissingPackages>[1];

const firstPurchase = {
  id: '0199c0de-0000-7000-8000-00000000f125',
  titlePtBr: '20% OFF na primeira compra',
  titleEn: '20% OFF your first purchase',
  textPtBr: 'Escolha qualquer pacote: o desconto já está no preço, uma vez por pessoa.',
  textEn: 'Choose any package: the discount is in the price already, once per person.',
  percentOff: 20,
  startsAt: new Date('2026-01-01T03:00:00.000Z'),
  isFirstPurchaseOnly: true,
};

export async function seedPackages(db: Db): Promise<void> {
  await insertMissingPackages(db, packs);
  await insertMissingPromotions(db, [firstPurchase]);
}
