import { images } from '@semblante/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData, withoutKey } from '../kernel/index.ts';
import { folderOfImage } from './image-deps.ts';

export const imageData: PersonalData = {
  tables: [
    {
      table: images,
      owner: sql`${images.userId}`,
      fate: 'deleted',
      counted: 'images',
      folders: { id: images.id, of: (id) => [folderOfImage(id)] },
    },
  ],
  copy: async (reader, { userId }) => {
    const own = await reader
      .select({
        id: images.id,
        purpose: images.purpose,
        state: images.state,
        file_name: images.fileName,
        bytes: images.bytes,
        width: images.width,
        height: images.height,
        created_at: images.createdAt,
        last_used_at: images.lastUsedAt,
        key: images.sourceKey,
      })
      .from(images)
      .where(eq(images.userId, userId))
      .orderBy(asc(images.createdAt), asc(images.id))
      .limit(copiedRowsMax);
    return {
      sections: { images: own.map(withoutKey) },
      files: own.flatMap(({ id, key, file_name }) =>
        key ? [{ name: `images/${id}${/\.[a-z0-9]{1,5}$/i.exec(file_name)?.[0] ?? ''}`, key }] : [],
      ),
    };
  },
};
