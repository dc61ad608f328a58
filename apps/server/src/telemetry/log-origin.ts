import { currentOrigin } from '@semblante/core/kernel';

/** Into every line, whoever writes it: the call it goes back to, and the step or job at hand. */
export function originForLog(isNamed: boolean): object {
  const origin = currentOrigin();
  return origin ? { ...(!isNamed && { requestId: origin.requestId }), ...origin.work } : {};
}
