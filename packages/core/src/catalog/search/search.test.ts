import { CatalogQuery } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setStage, type Stage } from '../../processings/testing/index.ts';
import { listClips, seedCategories } from '../index.ts';
import { type PutClip, putClip, putEditor } from '../testing/index.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => {
  database = await openTestDatabase();
  stage = setStage(database);
  await seedCategories(database.db);
  const editor = await putEditor(database.db);
  const put: PutClip[] = [
    { title: 'Gol de bicicleta', titleEn: 'Bicycle kick', categories: ['sport'], tags: ['futebol', 'estádio'] },
    {
      title: 'Feliz aniversário, avó!',
      titleEn: 'Happy birthday, grandma!',
      categories: ['greetings'],
      tags: ['🎉', 'bolo'],
    },
    {
      title: 'Dança na chuva',
      titleEn: 'Dancing in the rain',
      categories: ['dance', 'film_scenes'],
      tags: ['coreografia'],
    },
    { title: 'A cara do 100% cansado', titleEn: 'The 100% tired face', categories: ['memes'], tags: ['segunda_feira'] },
    { title: 'Chuva de confete', titleEn: 'Confetti rain', categories: ['greetings'], tags: ['futebol'] },
  ];
  for (const clip of put) await database.db.transaction(async (tx) => void (await putClip(tx, editor, clip)));
});
afterAll(async () => await database.close());

const search = async (query: string, more: Partial<CatalogQuery> = {}) => {
  const { clips } = await listClips(stage.deps, { ...CatalogQuery.parse({ query }), ...more, language: 'pt_BR' });
  return clips.map(({ title }) => title);
};

describe('a search', () => {
  it.each([
    ['without accents', 'danca'],
    ['with other accents and case', 'DÂNÇÁ'],
    ['in the other language', 'dancing'],
    ['by the beginning of a word', 'danç'],
    ['with a letter too many', 'dannça'],
    ['with two letters swapped', 'dacna'],
    ['by its tag', 'coreografia'],
    ['mistyped twice in a long word', 'coriografya'],
    ['with words that add nothing', 'a dança na de'],
  ])('finds %s: %s', async (_how, query) => {
    expect(await search(query)).toContain('Dança na chuva');
  });

  it('finds by the category’s name in either language', async () => {
    expect(await search('esporte')).toEqual(['Gol de bicicleta']);
    expect(await search('greetings')).toHaveLength(2);
  });

  it('wants every word that counts', async () => {
    expect(await search('dança futebol')).toEqual([]);
    expect((await search('chuva')).toSorted()).toEqual(['Chuva de confete', 'Dança na chuva']);
  });

  it('puts what was typed in a title before what was only meant', async () => {
    expect(await search('futebol')).toHaveLength(2);
    expect((await search('confete futebol'))[0]).toBe('Chuva de confete');
    expect((await search('bicicleta'))[0]).toBe('Gol de bicicleta');
  });

  it.each([`%`, `_`, `\\`, `'`, `"`, `%_\\'"`, `'; drop table clips; --`, '   % ', '🦖'])(
    'is safe and finds nothing with %s',
    async (query) => {
      expect(await search(query)).toEqual([]);
    },
  );

  it('takes a sign inside words for a space', async () => {
    expect(await search('100%')).toEqual(['A cara do 100% cansado']);
    expect(await search('segunda_feira')).toEqual(['A cara do 100% cansado']);
  });

  it('finds by an emoji', async () => {
    expect(await search('🎉')).toEqual(['Feliz aniversário, avó!']);
  });

  it('shows everything when nothing is typed, and one category when it is chosen', async () => {
    expect(await search('  ')).toHaveLength(5);
    expect(await search('', { category: 'film_scenes' })).toEqual(['Dança na chuva']);
    expect(await search('', { category: 'no such' })).toEqual([]);
  });
});
