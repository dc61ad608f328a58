import { faceConsents, facePhotos, faces } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { type AccountKey, copiedRowsMax, type PersonalData } from '../kernel/index.ts';
import { addressPurpose, folderOfFace } from './face-deps.ts';

export const faceData: PersonalData = {
  tables: [
    {
      table: facePhotos,
      owner: sql`(select f.user_id from ${faces} f where f.id = ${facePhotos.faceId})`,
      fate: 'deleted',
      counted: 'photos',
    },
    {
      table: faces,
      owner: sql`${faces.userId}`,
      fate: 'deleted',
      counted: 'faces',
      folders: { id: faces.id, of: (id) => [folderOfFace(id)] },
    },
    {
      table: faceConsents,
      owner: sql`${faceConsents.userId}`,
      fate: 'kept',
      because:
        'that a declaration was made, in which words and when; from where is encrypted with the key that was destroyed',
    },
  ],
  copy: async (reader, { userId, accountKeys }) => {
    const own = await accountKeys.keyOf(userId);
    const consents = await reader
      .select({
        id: faceConsents.id,
        kind: faceConsents.kind,
        text_version: faceConsents.textVersion,
        language: faceConsents.language,
        address: faceConsents.address,
        declared_at: faceConsents.declaredAt,
        withdrawn_at: faceConsents.withdrawnAt,
      })
      .from(faceConsents)
      .where(eq(faceConsents.userId, userId))
      .orderBy(asc(faceConsents.declaredAt), asc(faceConsents.id))
      .limit(copiedRowsMax);
    const listed = await reader
      .select({
        id: faces.id,
        name: faces.name,
        state: faces.state,
        favourite: faces.isFavourite,
        consent_id: faces.consentId,
        created_at: faces.createdAt,
        last_used_at: faces.lastUsedAt,
      })
      .from(faces)
      .where(eq(faces.userId, userId))
      .orderBy(asc(faces.createdAt), asc(faces.id))
      .limit(copiedRowsMax);
    const photos = await reader
      .select({ id: facePhotos.id, faceId: facePhotos.faceId, key: facePhotos.fileKey })
      .from(facePhotos)
      .innerJoin(faces, eq(faces.id, facePhotos.faceId))
      .where(eq(faces.userId, userId))
      .orderBy(asc(facePhotos.createdAt), asc(facePhotos.id))
      .limit(copiedRowsMax);
    return {
      sections: {
        faces: listed,
        consents: consents.map((row) => ({ ...row, address: own ? addressOf(own, row.address) : null })),
      },
      files: photos.map(({ id, faceId, key }) => ({ name: `faces/${faceId}/${id}.jpg`, key, isSealed: true as const })),
    };
  },
};

/** A declaration from before there were keys has its address as it was. */
function addressOf(own: AccountKey, stored: string): string {
  return /^[0-9a-f.:]{2,45}$/i.test(stored) ? stored : String(own.unsealJson(addressPurpose, stored));
}
