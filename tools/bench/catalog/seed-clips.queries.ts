import { dayOf, seedCategories } from '@semblante/core/catalog';
import { insertWords, plainWords } from '@semblante/core/catalog/testing';
import { newId, type VideoId } from '@semblante/core/kernel';
import type { Db } from '@semblante/db';
import { clipCategories, clips, users, videos } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';

const chunk = 500;
type Words = readonly [string, ...string[]];
type Vocabulary = Record<'things' | 'places' | 'kinds', Words>;
const categories = ['film_scenes', 'dance', 'sport', 'memes', 'greetings'] as const;
const pt: Vocabulary = {
  things: [
    'gol',
    'dança',
    'abraço',
    'cena',
    'risada',
    'beijo',
    'corrida',
    'surpresa',
    'festa',
    'saudação',
    'torcida',
    'desfile',
    'mergulho',
    'discurso',
    'perseguição',
    'serenata',
    'cobrança',
    'coreografia',
    'despedida',
    'reencontro',
  ],
  places: [
    'praia',
    'chuva',
    'estádio',
    'cozinha',
    'escritório',
    'montanha',
    'carnaval',
    'avenida',
    'deserto',
    'sertão',
    'teatro',
    'escola',
    'feira',
    'aeroporto',
    'metrô',
  ],
  kinds: [
    'épica',
    'lenta',
    'clássica',
    'maluca',
    'romântica',
    'heróica',
    'tímida',
    'inesquecível',
    'dramática',
    'alegre',
  ],
};
const en: Vocabulary = {
  things: [
    'goal',
    'dance',
    'hug',
    'scene',
    'laugh',
    'kiss',
    'race',
    'surprise',
    'party',
    'greeting',
    'crowd',
    'parade',
    'dive',
    'speech',
    'chase',
    'serenade',
    'penalty',
    'choreography',
    'farewell',
    'reunion',
  ],
  places: [
    'beach',
    'rain',
    'stadium',
    'kitchen',
    'office',
    'mountain',
    'carnival',
    'avenue',
    'desert',
    'backlands',
    'theatre',
    'school',
    'fair',
    'airport',
    'subway',
  ],
  kinds: ['epic', 'slow', 'classic', 'crazy', 'romantic', 'heroic', 'shy', 'unforgettable', 'dramatic', 'joyful'],
};

/** The same on every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Clips as a busy catalogue has them: titles that share words, names that only few have, uneven use. */
export async function seedClips(db: Db, count: number): Promise<void> {
  await seedCategories(db);
  const [editor] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'editor@semblante.test'))
    .limit(1);
  if (!editor) throw new Error('no editor to own the clips');
  const next = random(7);
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0];
  const words = new Set<string>();
  for (let done = 0; done < count; done += chunk) {
    const made = Array.from({ length: Math.min(chunk, count - done) }, (_, place) =>
      clipOf(done + place, { next, pick, editorId: editor.id }),
    );
    for (const { clip } of made) for (const word of clip.words) words.add(word);
    await db.insert(videos).values(made.map(({ video }) => video));
    await db.insert(clips).values(made.map(({ clip }) => clip));
    await db
      .insert(clipCategories)
      .values(made.map(({ clip, category }) => ({ clipId: clip.id, categoryId: category })));
  }
  const vocabulary = [...words];
  for (let done = 0; done < vocabulary.length; done += chunk)
    await db.transaction(async (tx) => await insertWords(tx, vocabulary.slice(done, done + chunk)));
  // What the database does by itself within a minute or two of such a seed.
  await db.execute('vacuum analyze');
}

function clipOf(
  number: number,
  {
    next,
    pick,
    editorId,
  }: { next: () => number; pick: <Item>(items: readonly [Item, ...Item[]]) => Item; editorId: string },
) {
  const id = newId<VideoId>();
  const [thing, place, kind] = [
    Math.floor(next() * pt.things.length),
    Math.floor(next() * pt.places.length),
    Math.floor(next() * pt.kinds.length),
  ];
  const name = `${pick(['Tal', 'Ma', 'Ro', 'Le', 'Ju', 'Vi', 'Ca', 'Be'])}${pick(['lita', 'rina', 'berto', 'ticia', 'liana', 'tória', 'mila', 'nício'])}${number % 97}`;
  const title = {
    pt_BR: `${pt.things[thing]} ${pt.kinds[kind]} na ${pt.places[place]} ${name}`,
    en: `${en.kinds[kind]} ${en.things[thing]} at the ${en.places[place]} ${name}`,
  };
  const tags = [pick(pt.things), pick(pt.places), pick(en.kinds)];
  const category = pick(categories);
  const at = new Date(Date.UTC(2026, 0, 1) + number * 3_000_000);
  const titleWords = plainWords(`${title.pt_BR} ${title.en}`);
  const person = {
    id: 'p1',
    share: 1,
    seconds: 4,
    ranges: [{ from: 0, to: 4 }],
    gender: 'female' as const,
    face_width: 160,
    hardest: [],
    thumbnail: 'p1.jpg',
  };
  const video = {
    id,
    userId: editorId,
    purpose: 'clip' as const,
    state: 'ready' as const,
    fileName: 'clip.mp4',
    bytes: 1_000_000,
    sourceKey: `videos/${id}/source.mp4`,
    analysisKey: `videos/${id}/a`,
    probe: { seconds: 5, width: 854, height: 480, fps: 24, frames: 120, has_audio: false, bytes: 1_000_000 },
    settings: { detection_model: 'fast' as const, face_angle: 'auto' as const },
    people: [person],
    createdAt: at,
    lastUsedAt: at,
  };
  const licence = {
    licenceHolder: 'Bench',
    licenceTerritory: 'BR',
    licenceUntil: dayOf(new Date(Date.now() + 400 * 86_400_000)),
    licencePeople: [{ name: 'Ana', release: 'synthetic' as const }],
    proofKey: 'p',
    proofName: 'p.pdf',
  };
  const clip = {
    id,
    state: 'published' as const,
    title,
    description: { pt_BR: 'Um clipe', en: 'A clip' },
    tags,
    priceCredits: 1 + Math.floor(next() * 5),
    position: number,
    ...licence,
    previews: [{ height: 240, width: 426, bytes: 200_000 }],
    titleWords,
    words: plainWords(`${titleWords.join(' ')} ${tags.join(' ')} ${category.replace('_', ' ')}`),
    views: Math.floor(next() ** 3 * 5000),
    choices: Math.floor(next() ** 4 * 900),
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
  };
  return { video, clip, category };
}
