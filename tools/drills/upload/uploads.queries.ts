import type { ExecuteSql } from '@semblante/db';

export async function findContentHash(
  executeSql: ExecuteSql,
  videoId: string,
): Promise<{ state: string; contentHash: string | null; sourceKey: string | null } | undefined> {
  const { rows } = await executeSql(
    'select state, content_hash as "contentHash", source_key as "sourceKey" from videos where id = $1',
    [videoId],
  );
  return rows[0] as { state: string; contentHash: string | null; sourceKey: string | null } | undefined;
}

/** As if nobody had touched them for so long. */
export async function ageUploads(executeSql: ExecuteSql, videoIds: readonly string[], hours: number): Promise<void> {
  await executeSql(`update videos set last_used_at = now() - make_interval(hours => $2) where id = any($1::uuid[])`, [
    videoIds,
    hours,
  ]);
}

export async function countVideos(executeSql: ExecuteSql, videoIds: readonly string[]): Promise<number> {
  const { rows } = await executeSql('select count(*)::int as n from videos where id = any($1::uuid[])', [videoIds]);
  return Number(rows[0]?.['n']);
}
