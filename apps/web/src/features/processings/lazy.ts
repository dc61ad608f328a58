import type { LiveEvent } from '@semblante/contracts';

/** Their code comes with the first such event: pages without processings do not carry it. */
export async function receiveProcessing(event: Extract<LiveEvent, { kind: 'processing' }>, id: string): Promise<void> {
  (await import('./receive-processing.ts')).receiveProcessing(event, id);
}

export async function receiveRemoval(id: string): Promise<void> {
  (await import('./receive-processing.ts')).receiveRemoval(id);
}
