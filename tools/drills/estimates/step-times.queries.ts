import type { ExecuteSql } from '@semblante/db';

export interface StepTimes {
  kind: string;
  cost: number;
  /** From when it could begin until it began. */
  waited: number;
  worked: number;
}

/** The steps of a video and its processing in the order in which they ended, in seconds. */
export async function listStepTimes(
  executeSql: ExecuteSql,
  { videoId, processingId }: { videoId: string; processingId: string },
): Promise<StepTimes[]> {
  const { rows } = await executeSql(
    `select kind, cost::float8 as cost, extract(epoch from started_at - greatest(ordered_at, lag(done_at) over (order by done_at, id)))::float8 as waited, extract(epoch from done_at - started_at)::float8 as worked
     from work_steps where (processing_id = $1 or video_id = $2) and state = 'done' order by done_at, id limit 1000`,
    [processingId, videoId],
  );
  return rows as unknown as StepTimes[];
}
