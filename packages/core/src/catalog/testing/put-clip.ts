import type { Db, Tx } from '@semblante/db';
import { type clips, users, videos } from '@semblante/db/schema';
import { newId, type UserId, type VideoId } from '../../kernel/index.ts';
import { sourceOfVideo } from '../../videos/index.ts';
import { insertClip, setCategories } from '../clip.queries.ts';
import { listCategories } from '../categories.queries.ts';
import { searchedWords } from '../staff/update-clip.ts';

export interface PutClip {
  title?: string;
  titleEn?: string;
  categories?: string[];
  tags?: string[];
  at?: Date;
  clip?: Partial<typeof clips.$inferInsert>;
  video?: Partial<typeof videos.$inferInsert>;
}

/** Somebody of staff, for what a clip must belong to. */
export async function putEditor(db: Db, role: 'admin' | 'mod' | 'editor' = 'editor'): Promise<UserId> {
  const id = newId<UserId>();
  await db
    .insert(users)
    .values({ id, name: 'Elisa', email: `${id}@semblante.test`, passwordHash: 'none', role, invitationToken: id });
  return id;
}

/** A clip that is in the catalogue, as if staff had added, licensed and published it. */
export async function putClip(tx: Tx, editorId: UserId, put: PutClip = {}): Promise<VideoId> {
  const {
    title = 'Dança na chuva',
    titleEn = 'Dancing in the rain',
    categories = ['dance'],
    tags = [],
    at = new Date('2026-11-15T12:00:00Z'),
  } = put;
  const id = newId<VideoId>();
  await tx.insert(videos).values({ ...videoOf(id, editorId, at), ...put.video });
  const known = (await listCategories(tx)).filter((category) => categories.includes(category.id));
  const titles = { pt_BR: title, en: titleEn };
  await insertClip(tx, {
    id,
    state: 'published',
    title: titles,
    description: { pt_BR: '', en: '' },
    tags,
    priceCredits: 2,
    licenceHolder: 'Estúdio',
    licenceTerritory: 'Brasil',
    licenceUntil: '2027-12-31',
    licencePeople: [{ name: 'Ana', release: 'signed' }],
    proofKey: `videos/${id}/proof.pdf`,
    proofName: 'contrato.pdf',
    previews: [{ height: 240, width: 426, bytes: 1000 }],
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
    ...(await searchedWords(tx, { title: titles, tags }, known)),
    ...put.clip,
  });
  await setCategories(tx, id, categories);
  return id;
}

function videoOf(id: VideoId, userId: UserId, at: Date): typeof videos.$inferInsert {
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
  return {
    id,
    userId,
    purpose: 'clip',
    state: 'ready',
    fileName: 'clipe.mp4',
    bytes: 1000,
    sourceKey: sourceOfVideo(id),
    analysisKey: `videos/${id}/analysis-1`,
    probe: { seconds: 4, width: 854, height: 480, fps: 24, frames: 96, has_audio: false, bytes: 1000 },
    settings: { detection_model: 'fast', face_angle: 'auto' },
    people: [person, { ...person, id: 'p2', gender: 'male', share: 0.5, thumbnail: 'p2.jpg' }],
    createdAt: at,
    lastUsedAt: at,
  };
}
