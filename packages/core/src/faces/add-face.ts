import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  type AddFaceFields,
  type ConsentKind,
  type Face,
  faceConsentVersion,
  faceLimits,
  type Language,
} from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import {
  AppError,
  type ConsentId,
  type FaceId,
  newId,
  takeSealed,
  unsealInto,
  type UserId,
  withTemporaryFolder,
} from '../kernel/index.ts';
import { openCase, type Screening, softenCleared } from '../review/index.ts';
import {
  countFaces,
  findOwnFace,
  insertConsent,
  insertFace,
  insertPhoto,
  listPhotos,
  setFaceState,
} from './face.queries.ts';
import { addressPurpose, type FaceDeps, folderOfFace, type PhotoJudgement } from './face-deps.ts';
import { getFace } from './list-faces.ts';

export interface Declared extends Omit<AddFaceFields, 'consent'> {
  consent: ConsentKind;
  userId: UserId;
  language: Language;
  address: string;
  /** What a face without a name is called, by its number. */
  nameOf: (number: number) => string;
  /** The photo as it was received. */
  file: string;
  /** Its sender closed the sheet meanwhile. */
  isTakenBack: () => boolean;
}

type Usable = Extract<PhotoJudgement, { verdict: 'usable' }>;

/** A face exists with its owner's declaration or not at all; an unusable photo leaves nothing behind. */
export async function addFace(deps: FaceDeps, declared: Declared & AddFaceFields): Promise<Face> {
  return await addFaceAs(deps, newId<FaceId>(), declared);
}

export async function addFaceAs(deps: FaceDeps, faceId: FaceId, declared: Declared): Promise<Face> {
  if ((await countFaces(deps.db, declared.userId)) >= faceLimits.facesMax) throw new AppError('faces.too_many');
  await withJudged(deps, { ...declared, others: [] }, async (photo) => {
    const photoId = newId();
    const isRefused = photo.screening.verdict === 'refuse';
    // What was refused is on record all the same: leaving early hides nothing.
    if (!isRefused && declared.isTakenBack()) throw new AppError('faces.taken_back');
    const address = await sealAddress(deps, declared);
    if (!isRefused) await storePhoto(deps, { faceId, photoId, userId: declared.userId, photo });
    const write = async (tx: Tx) => {
      await lockPerson(tx, declared.userId);
      const count = await countFaces(tx, declared.userId);
      if (count >= faceLimits.facesMax) throw new AppError('faces.too_many');
      const at = deps.clock();
      const consentId = newId<ConsentId>();
      const { consent: kind, language, userId } = declared;
      await insertConsent(tx, {
        id: consentId,
        userId,
        kind,
        textVersion: faceConsentVersion,
        language,
        address,
        declaredAt: at,
      });
      const state = stateAfter(photo.screening);
      await insertFace(tx, {
        id: faceId,
        userId,
        consentId,
        name: declared.name ?? declared.nameOf(count + 1),
        state,
        createdAt: at,
        lastUsedAt: at,
      });
      await writePhoto(tx, deps, { faceId, photoId, userId, photo });
    };
    await deps.db.transaction(write).catch(async (cause: unknown) => {
      // Only what this call stored: the face may be there by another call.
      for (const key of Object.values(keysOf(faceId, photoId))) await deps.files.remove(key);
      throw cause;
    });
    if (isRefused) throw new AppError('faces.refused', {}, { field: 'file' });
  });
  return await getFace(deps, { id: faceId, userId: declared.userId });
}

/** Another photo of the same person makes the face better from other sides. */
export async function addPhoto(deps: FaceDeps, added: { id: string; userId: UserId; file: string }): Promise<Face> {
  const own = await findOwnFace(deps.db, added);
  if (!own) throw new AppError('faces.not_found');
  const known = await listPhotos(deps.db, [own.face.id]);
  if (known.length >= faceLimits.photosMax) throw new AppError('faces.too_many_photos');
  const others = known.map(({ fileKey }) => fileKey);
  await withJudged(deps, { ...added, others }, async (photo) => {
    if (photo.person === 'another') throw new AppError('faces.another_person', {}, { field: 'file' });
    if (photo.screening.verdict === 'refuse') throw new AppError('faces.refused', {}, { field: 'file' });
    const photoId = newId();
    await storePhoto(deps, { faceId: own.face.id, photoId, userId: added.userId, photo });
    await deps.db.transaction(async (tx) => {
      await lockPerson(tx, added.userId);
      if (!(await findOwnFace(tx, added))) throw new AppError('faces.not_found');
      if ((await listPhotos(tx, [own.face.id])).length >= faceLimits.photosMax)
        throw new AppError('faces.too_many_photos');
      await writePhoto(tx, deps, { faceId: own.face.id, photoId, userId: added.userId, photo });
      if (photo.screening.verdict === 'review') await setFaceState(tx, own.face.id, 'held');
    });
  });
  return await getFace(deps, added);
}

type Judged = Usable & { contentHash: string };

async function withJudged(
  deps: FaceDeps,
  asked: { file: string; userId: UserId; others: readonly string[] },
  keep: (photo: Judged) => Promise<void>,
): Promise<void> {
  await withTemporaryFolder('face', async (folder) => {
    const others = await unsealInto(
      deps,
      folder,
      asked.others.map((key) => ({ key, userId: asked.userId })),
    );
    const judgement = await deps.judgePhoto({ file: asked.file, folder, others });
    if (judgement.verdict === 'refused') throw new AppError(`faces.${judgement.code}`, {}, { field: 'file' });
    const contentHash = await hashOf(asked.file);
    await keep({
      ...judgement,
      contentHash,
      screening: await softenCleared(deps.db, judgement.screening, { userId: asked.userId, contentHash }),
    });
  });
}

const stateAfter = ({ verdict }: Screening) =>
  ({ pass: 'usable', review: 'held', refuse: 'refused' } as const)[verdict];

const keysOf = (faceId: string, photoId: string) => ({
  fileKey: `${folderOfFace(faceId)}/${photoId}.jpg`,
  thumbnailKey: `${folderOfFace(faceId)}/${photoId}-face.jpg`,
});

/**
 * From where it was declared is personal, and the declaration outlives the account: only the account's key opens it.
 */
async function sealAddress(deps: FaceDeps, { userId, address }: Declared): Promise<string> {
  const own = await deps.accountKeys.keyOf(userId);
  if (!own) throw new AppError('accounts.session_required');
  return own.sealJson(addressPurpose, address);
}

interface Written {
  faceId: string;
  photoId: string;
  userId: UserId;
}

async function storePhoto(
  deps: FaceDeps,
  { faceId, photoId, userId, photo }: Written & { photo: Usable },
): Promise<void> {
  const { fileKey, thumbnailKey } = keysOf(faceId, photoId);
  await takeSealed(deps, { key: fileKey, userId }, photo.photo);
  await takeSealed(deps, { key: thumbnailKey, userId }, photo.thumbnail);
}

async function writePhoto(tx: Tx, deps: FaceDeps, written: Written & { photo: Judged }): Promise<void> {
  const { faceId, photoId, userId, photo } = written;
  const at = deps.clock();
  const { screening, contentHash, hints } = photo;
  const { fileKey, thumbnailKey } = keysOf(faceId, photoId);
  if (screening.verdict !== 'refuse') {
    const bytes = (await deps.files.sizeOf(fileKey)) ?? 0;
    await insertPhoto(tx, {
      id: photoId,
      faceId,
      state: stateAfter(screening),
      fileKey,
      thumbnailKey,
      bytes,
      hints,
      createdAt: at,
    });
  }
  if (screening.verdict !== 'pass')
    await openCase(tx, deps, {
      subject: 'face',
      subjectId: faceId,
      userId,
      screening,
      pictureKeys: [fileKey],
      ownerPictureKeys: [thumbnailKey],
      contentHash,
    });
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
