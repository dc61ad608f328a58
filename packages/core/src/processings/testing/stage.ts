import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { JobName, LiveEvent, Mail } from '@semblante/contracts';
import type { Database } from '@semblante/db';
import { users, videos } from '@semblante/db/schema';
import { giftCredits } from '../../credits/index.ts';
import { addFace, type FaceDeps, type JudgePhoto } from '../../faces/index.ts';
import { memoryKeys } from '../../kernel/testing/index.ts';
import { type FileStore, keysFrom, newId, type UserId, type VideoId } from '../../kernel/index.ts';
import type { Screening } from '../../review/index.ts';
import { sourceOfVideo, type VideoDeps } from '../../videos/index.ts';
import { createForecast, type StepDeps } from '../../steps/index.ts';
import type { ProcessingDeps } from '../processing-deps.ts';

/**
 * Everything the rules about pictures need but the engine: files are in memory, the judge of photos says what it is
 * told to.
 */
export interface Stage {
  deps: ProcessingDeps & VideoDeps & StepDeps & FaceDeps;
  clock: { now: Date };
  screening: Screening;
  tickets: JobName[];
  events: { userId: string; event: LiveEvent }[];
  mails: Mail[];
  removed: string[];
  /** Room on the disk. */
  freeBytes: number;
  person(credits: number): Promise<UserId>;
  face(userId: UserId, change?: { isTakenBack?: () => boolean }): Promise<string>;
  video(userId: UserId, change?: Partial<typeof videos.$inferInsert>): Promise<VideoId>;
}

export function setStage({ db }: Database): Stage {
  const clock = { now: new Date('2026-11-15T12:00:00Z') };
  const stage = {
    clock,
    screening: { verdict: 'pass' } as Screening,
    tickets: [],
    events: [],
    mails: [],
    removed: [],
    freeBytes: 1e12,
  } as unknown as Stage;
  const judgePhoto: JudgePhoto = async ({ folder }) => {
    const files = { photo: join(folder, 'photo.jpg'), thumbnail: join(folder, 'face.jpg') };
    for (const file of Object.values(files)) await writeFile(file, 'a picture');
    return { verdict: 'usable', hints: [], screening: stage.screening, person: 'first', ...files };
  };
  stage.deps = {
    db,
    clock: () => clock.now,
    keys: keysFrom('the secret of a stage'),
    files: memoryFiles(stage),
    accountKeys: memoryKeys(),
    judgePhoto,
    enqueue: async (_tx, name) => void stage.tickets.push(name),
    queueMail: async (_tx, mail) => void stage.mails.push(mail),
    publishEvent: async (_tx, userId, event) => void stage.events.push({ userId, event }),
    forecast: createForecast({ db, clock: () => clock.now }),
    retention: { resultsDays: 30, uploadsDays: 7, unfinishedHours: 24 },
    retentionMonths: 12,
    reviewHours: 24,
  };
  stage.person = async (credits) => {
    const userId = newId<UserId>();
    await db.insert(users).values({
      id: userId,
      name: 'Rosa',
      email: `${userId}@semblante.test`,
      passwordHash: 'none',
      role: 'user',
      invitationToken: userId,
    });
    if (credits > 0)
      await db.transaction(
        async (tx) =>
          await giftCredits(tx, { userId, credits, cause: { kind: 'staff', id: newId() }, reason: 'for the test' }),
      );
    return userId;
  };
  stage.face = async (userId, change = {}) => {
    const file = join(await mkdtemp(join(tmpdir(), 'semblante-stage-')), 'photo');
    await writeFile(file, 'what was sent');
    return (
      await addFace(stage.deps, {
        userId,
        consent: 'self',
        language: 'pt_BR',
        address: '203.0.113.7',
        file,
        nameOf: (number) => `Rosto ${number}`,
        isTakenBack: () => false,
        ...change,
      })
    ).id;
  };
  stage.video = async (userId, change = {}) => {
    const id = newId<VideoId>();
    const person = {
      id: 'p1',
      share: 1,
      seconds: 20,
      ranges: [{ from: 0, to: 20 }],
      gender: 'female' as const,
      face_width: 200,
      hardest: [],
      thumbnail: 'p1.jpg',
    };
    await db.insert(videos).values({
      id,
      userId,
      state: 'ready',
      fileName: 'clipe.mp4',
      bytes: 1000,
      sourceKey: sourceOfVideo(id),
      analysisKey: `videos/${id}/analysis-1`,
      probe: { seconds: 20, width: 1280, height: 720, fps: 30, frames: 600, has_audio: true, bytes: 1000 },
      settings: { detection_model: 'fast', face_angle: 'auto' },
      people: [person, { ...person, id: 'p2', gender: 'male', share: 0.4 }],
      createdAt: clock.now,
      lastUsedAt: clock.now,
      ...change,
    });
    return id;
  };
  return stage;
}

/** Photos that `take` brings really exist, because their size is read. */
function memoryFiles(stage: Stage): FileStore {
  const places = new Map<string, string>();
  const root = tmpdir();
  const pathOf = (key: string) => places.get(key) ?? join(root, key);
  const files: FileStore = {
    place: root,
    move: async ({ from, to }) => void places.set(to, pathOf(from)),
    find: async (key) => (places.has(key) ? { bytes: 1, changedAt: stage.clock.now, tag: key } : undefined),
    read: async (key) => Readable.from([await readFile(pathOf(key))]),
    withLocal: async (work) =>
      await work({
        placeFor: async (key) => pathOf(key),
        bring: async (key) => pathOf(key),
        bringFolder: async (key) => pathOf(key),
        keep: async () => {},
      }),
    sweepCopies: async () => {},
    readMark: async () => undefined,
    writeMark: async (mark) => mark,
    take: async (key, from) => {
      const kept = join(await mkdtemp(join(tmpdir(), 'semblante-kept-')), 'file');
      await writeFile(kept, `copy of ${from}`);
      places.set(key, kept);
    },
    sizeOf: async (key) => (places.has(key) ? 1 : undefined),
    remove: async (key) => {
      stage.removed.push(key);
      for (const known of places.keys()) if (known === key || known.startsWith(`${key}/`)) places.delete(known);
    },
    list: async () => [],
    freeBytes: async () => stage.freeBytes,
  };
  return files;
}
