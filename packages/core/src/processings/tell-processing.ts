import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import type { ProcessingRow } from './processing.queries.ts';

/** The estimate is read outside of the transaction by the caller: the queue as others see it. */
export async function tellProcessing(
  tx: Tx,
  deps: Pick<ProcessingDeps, 'publishEvent'>,
  row: ProcessingRow,
  etaSeconds: number | null = null,
): Promise<void> {
  const { id, status, stage, progress, errorCode } = row;
  await deps.publishEvent(tx, row.userId as UserId, {
    kind: 'processing',
    processing_id: id,
    status,
    stage,
    progress,
    eta_seconds: etaSeconds,
    error_code: errorCode,
  });
}
