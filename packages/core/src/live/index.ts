export { findLastEventId } from './events.queries.ts';
export { forgetNotices } from './forget-notices.ts';
export { listEventsAfter } from './list-events.ts';
export { type LiveHub, openLiveHub } from './live-hub.ts';
export { createPublishEvent } from './publish-event.ts';
