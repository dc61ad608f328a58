import type { LiveEvent } from '@semblante/contracts';

/** Its code comes with the first such event: pages without videos do not carry it. */
export async function receiveVideo(event: Extract<LiveEvent, { kind: 'video' }>): Promise<void> {
  (await import('./receive-video.ts')).receiveVideo(event);
}
