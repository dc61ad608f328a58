import type { PublishEvent } from '../kernel/index.ts';
import { insertEvent } from './events.queries.ts';

export { findLastEventId, listEventsAfter } from './events.queries.ts';
export { type LiveHub, openLiveHub } from './live-hub.ts';

export const publishEvent: PublishEvent = insertEvent;
