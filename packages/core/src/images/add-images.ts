import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Image, type ImageFileError, imageLimits, type ImagePurpose, imageQuota } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { StoredPhotoPerson } from '@semblante/db/schema';
import { lockPerson } from '../accounts/index.ts';
import { AppError, type ImageId, newId, plainFileName, type UserId, withTemporaryFolder } from '../kernel/index.ts';
import { openCase, type Screening, softenCleared } from '../review/index.ts';
import { findNameOfContent, insertImage, measureImages } from './image.queries.ts';
import {
  folderOfImage,
  type ImageDeps,
  type ImageJudgement,
  peopleOfImage,
  personOfImage,
  smallerOf,
} from './image-deps.ts';
import { getImage } from './list-images.ts';

/** As it was received, under the name it came with. */
export interface ReceivedImage {
  file: string;
  fileName: string;
}

/** What became of one file. A refused one is both: its row names the case that can be appealed. */
export interface AddedImage {
  fileName: string;
  image: Image | null;
  /** The same content was here already, under this name. */
  knownAs: string | null;
  error: ImageFileError | null;
}

/** Work, results and the database need room too. */
const bytesKeptFree = 1024 ** 3;

/** Stores and screens one file after the other; a bad one fails alone. Nothing is held and nothing is charged. */
export async function addImages(
  deps: ImageDeps,
  added: { userId: UserId; purpose: ImagePurpose; files: readonly ReceivedImage[] },
): Promise<AddedImage[]> {
  const { userId, purpose, files } = added;
  const outcomes: AddedImage[] = [];
  for (const received of files) outcomes.push(await addImage(deps, { ...received, userId, purpose }));
  return outcomes;
}

type Added = ReceivedImage & { userId: UserId; purpose: ImagePurpose };

async function addImage(deps: ImageDeps, added: Added): Promise<AddedImage> {
  const fileName = plainFileName(added.fileName, 'image');
  const failed = (error: ImageFileError): AddedImage => ({ fileName, image: null, knownAs: null, error });
  const { size: bytes } = await stat(added.file);
  if (bytes === 0) return failed('images.empty');
  if (bytes > imageLimits.bytesMax) return failed('images.too_large');
  if (isOverQuota(await measureImages(deps.db, added.userId), bytes)) return failed('images.quota');
  if ((await deps.files.freeBytes()) < 2 * bytes + bytesKeptFree) throw new AppError('service.disk_full');
  return await withTemporaryFolder('image', async (folder) => {
    const judged = await deps.judgeImage({ file: added.file, folder, purpose: added.purpose });
    if (judged.verdict === 'faulty') return failed(judged.code);
    const contentHash = await hashOf(added.file);
    const screening = await softenCleared(deps.db, judged.screening, { userId: added.userId, contentHash });
    const knownAs = (await findNameOfContent(deps.db, { ...added, contentHash })) ?? null;
    const id = newId<ImageId>();
    const isKept = await keep(deps, { ...added, id, fileName, bytes, contentHash, judged: { ...judged, screening } });
    if (!isKept) return failed('images.quota');
    return {
      fileName,
      image: await getImage(deps, { id, userId: added.userId }),
      knownAs,
      error: screening.verdict === 'refuse' ? 'images.refused' : null,
    };
  });
}

const isOverQuota = (used: { bytes: number; images: number }, bytes: number) =>
  used.images >= imageQuota.imagesMax || used.bytes + bytes > imageQuota.bytesMax;

type AcceptedJudgement = Extract<ImageJudgement, { verdict: 'taken' }>;
type AcceptedImage = Added & { id: ImageId; bytes: number; contentHash: string; judged: AcceptedJudgement };

/** Of a refused file nothing is ever stored. False when other uploads have filled the account's room meanwhile. */
async function keep(deps: ImageDeps, kept: AcceptedImage): Promise<boolean> {
  const { id, userId, judged } = kept;
  const keys =
    judged.screening.verdict === 'refuse'
      ? { sourceKey: null, viewKey: null, thumbnailKey: null }
      : await store(deps, kept);
  const write = async (tx: Tx): Promise<boolean> => {
    await lockPerson(tx, userId);
    if (isOverQuota(await measureImages(tx, userId), kept.bytes)) return false;
    const at = deps.clock();
    const { purpose, fileName, bytes, contentHash } = kept;
    const { width, height, warnings, screening, people } = judged;
    await insertImage(tx, {
      id,
      userId,
      purpose,
      state: stateAfter(screening),
      fileName,
      bytes,
      width,
      height,
      warnings,
      contentHash,
      people: people?.found.map((person) => storedOf(person)) ?? null,
      ...keys,
      createdAt: at,
      lastUsedAt: at,
    });
    if (screening.verdict !== 'pass')
      await openCase(tx, deps, {
        subject: 'image',
        subjectId: id,
        userId,
        screening,
        pictureKeys: keys.viewKey ? [keys.viewKey] : [],
        ownerPictureKeys: keys.thumbnailKey ? [keys.thumbnailKey] : [],
        contentHash,
      });
    return true;
  };
  let isWritten = false;
  try {
    isWritten = await deps.db.transaction(write);
  } finally {
    if (!isWritten) await deps.files.remove(folderOfImage(id));
  }
  return isWritten;
}

const storedOf = ({ id, face_width, concerns }: StoredPhotoPerson): StoredPhotoPerson => ({ id, face_width, concerns });

const stateAfter = ({ verdict }: Screening) => ({ pass: 'ready', review: 'held', refuse: 'refused' } as const)[verdict];

async function store(
  deps: ImageDeps,
  { id, file, judged }: AcceptedImage,
): Promise<{ sourceKey: string; viewKey: string; thumbnailKey: string }> {
  const folder = folderOfImage(id);
  const keys = {
    sourceKey: `${folder}/source`,
    viewKey: `${folder}/full${extname(judged.full)}`,
    thumbnailKey: `${folder}/thumbnail${extname(judged.thumbnail)}`,
  };
  await deps.files.take(keys.viewKey, judged.full);
  await deps.files.take(smallerOf(keys.viewKey), judged.view);
  await deps.files.take(keys.thumbnailKey, judged.thumbnail);
  for (const { id: person, thumbnail } of judged.people?.found ?? [])
    await deps.files.take(personOfImage(id, person), thumbnail);
  if (judged.people) await deps.files.take(peopleOfImage(id), judged.people.file);
  await deps.files.take(keys.sourceKey, file);
  return keys;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
