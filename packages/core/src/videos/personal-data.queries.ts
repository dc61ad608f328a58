import { videos } from '@semblante/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import { copiedRowsMax, type PersonalData, withoutKey } from '../kernel/index.ts';
import { filesOfVideo } from './video-deps.ts';

export const videoData: PersonalData = {
  tables: [
    {
      table: videos,
      owner: sql`${videos.userId}`,
      where: sql`${videos.purpose} = 'video'`,
      fate: 'deleted',
      counted: 'videos',
      folders: { id: videos.id, of: filesOfVideo },
    },
    {
      table: videos,
      owner: sql`${videos.userId}`,
      where: sql`${videos.purpose} = 'clip'`,
      fate: 'kept',
      because: 'a clip of the catalogue belongs to the house, not to the member of staff who sent it',
    },
  ],
  copy: async (reader, { userId }) => {
    const own = await reader
      .select({
        id: videos.id,
        state: videos.state,
        file_name: videos.fileName,
        bytes: videos.bytes,
        probe: videos.probe,
        people: sql<number>`jsonb_array_length(${videos.people})`,
        created_at: videos.createdAt,
        last_used_at: videos.lastUsedAt,
        key: videos.sourceKey,
      })
      .from(videos)
      .where(and(eq(videos.userId, userId), eq(videos.purpose, 'video')))
      .orderBy(asc(videos.createdAt), asc(videos.id))
      .limit(copiedRowsMax);
    return {
      sections: { videos: own.map(withoutKey) },
      files: own.flatMap(({ id, key }) => (key ? [{ name: `videos/${id}.mp4`, key }] : [])),
    };
  },
};
