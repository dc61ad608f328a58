import type { DemoClipName } from '@semblante/actors';
import type { BothLanguages, ClipBadge } from '@semblante/contracts';
import type { DemoRecord } from '@semblante/core/catalog';
import type { VideoId } from '@semblante/core/kernel';

interface Told {
  title: BothLanguages;
  categories: string[];
  tags: string[];
  price?: number;
  badges?: ClipBadge[];
  people: string[];
}

/** In the order in which they are drawn: one of each category first. */
const told: Record<DemoClipName, Told> = {
  groove: {
    title: { pt_BR: 'Dança no parque', en: 'Dancing in the park' },
    categories: ['dance'],
    tags: ['música', 'music', 'parque', 'park'],
    badges: ['hot'],
    people: ['Ana'],
  },
  doubleTake: {
    title: { pt_BR: 'Quando você percebe', en: 'When it dawns on you' },
    categories: ['memes'],
    tags: ['surpresa', 'surprise', 'reação', 'reaction'],
    badges: ['most_chosen'],
    people: ['João'],
  },
  birthday: {
    title: { pt_BR: 'Feliz aniversário', en: 'Happy birthday' },
    categories: ['greetings'],
    tags: ['parabéns', 'festa', 'party', '🎂'],
    badges: ['trending'],
    people: ['Dora'],
  },
  goal: {
    title: { pt_BR: 'Gol no último minuto', en: 'Last minute goal' },
    categories: ['sport'],
    tags: ['futebol', 'football', 'torcida', 'fan', '⚽'],
    badges: ['hot', 'trending'],
    people: ['Ben'],
  },
  agent: {
    title: { pt_BR: 'Agente ao anoitecer', en: 'Agent at dusk' },
    categories: ['film_scenes'],
    tags: ['suspense', 'espião', 'spy'],
    price: 2,
    badges: ['most_chosen'],
    people: ['Gus'],
  },
  duet: {
    title: { pt_BR: 'Dueto ao pôr do sol', en: 'Sunset duet' },
    categories: ['dance'],
    tags: ['casal', 'couple', 'dupla', 'duo'],
    price: 3,
    badges: ['hot'],
    people: ['Iara', 'Ben'],
  },
  dialogue: {
    title: { pt_BR: 'Conversa no escritório', en: 'Office talk' },
    categories: ['film_scenes'],
    tags: ['trabalho', 'work', 'comédia', 'comedy'],
    price: 3,
    people: ['Ana', 'João'],
  },
  goodMorning: {
    title: { pt_BR: 'Bom dia em dupla', en: 'Good morning, both of us' },
    categories: ['greetings'],
    tags: ['café', 'coffee', 'manhã', 'morning'],
    price: 2,
    people: ['Ana', 'Femi'],
  },
  commentator: {
    title: { pt_BR: 'Narrador empolgado', en: 'Excited commentator' },
    categories: ['sport', 'memes'],
    tags: ['narração', 'microfone', 'live'],
    badges: ['trending'],
    people: ['João'],
  },
  slowNod: {
    title: { pt_BR: 'Concordo devagar', en: 'Slow nod' },
    categories: ['memes'],
    tags: ['sim', 'yes', 'aprovado', 'approved'],
    badges: ['most_chosen'],
    people: ['Gus'],
  },
  interrogation: {
    title: { pt_BR: 'O interrogatório', en: 'The interrogation' },
    categories: ['film_scenes'],
    tags: ['drama', 'mistério', 'mystery'],
    price: 2,
    people: ['Dora'],
  },
  confused: {
    title: { pt_BR: 'Não entendi nada', en: 'I did not get that' },
    categories: ['memes'],
    tags: ['confusa', 'confused', 'piscar', 'blink'],
    people: ['Iara'],
  },
};

const description: BothLanguages = {
  pt_BR: 'Material de demonstração: pessoas inventadas, desenhadas por computador.',
  en: 'Demonstration material: invented people, drawn by a computer.',
};

export type Demo = DemoRecord & { scene: DemoClipName };

/** Whoever looks at a clip or at its licence sees that nobody real is in it. */
export const demos: readonly Demo[] = Object.entries(told).map(
  ([scene, { title, categories, tags, price, badges, people }], place) => ({
    id: `0193a000-0000-7000-8000-${String(place + 1).padStart(12, '0')}` as VideoId,
    scene: scene as DemoClipName,
    title: { pt_BR: `${title.pt_BR} (demonstração)`, en: `${title.en} (demo)` },
    description,
    categories,
    tags: [...tags, 'demo'],
    staffBadges: badges ?? [],
    priceCredits: price ?? 1,
    licence: {
      holder: 'Semblante (material sintético / synthetic material)',
      territory: 'Mundo / World',
      until: '2099-12-31',
      people: people.map((name) => ({
        name: `${name} (pessoa sintética / synthetic person)`,
        release: 'synthetic' as const,
      })),
    },
  }),
);
