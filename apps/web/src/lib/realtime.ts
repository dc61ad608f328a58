import { LiveEvent } from '@semblante/contracts';
import { findRealtimeConnectedAt, saveRealtimeConnectedAt } from './browser-storage.ts';
import { isRealtimeValid, reconnectWaitMs } from './realtime-validity.ts';

interface RealtimeParts {
  onEvent: (event: LiveEvent, id: string) => void;
  /** Connected, the first time or again: what was missed meanwhile must be asked for. */
  onConnected: (isAgain: boolean) => void;
  /** The server refused or is away: whoever called may find out whether the session still stands. */
  onRefused: () => void;
}

const eventNames = [
  'balance',
  'notification',
  'payment',
  'processing',
  'video',
] as const satisfies readonly LiveEvent['kind'][];
const checkEveryMs = 60_000;

/**
 * This tab's one live connection, until the returned function ends it. The browser reconnects by itself with
 * `Last-Event-ID` after a cut; it gives up on an error status, and there we come back, waiting longer each time, and
 * name the last event ourselves.
 */
export function connectRealtime({ onEvent, onConnected, onRefused }: RealtimeParts): () => void {
  let source: EventSource | undefined;
  let failures = 0;
  let connections = 0;
  let comingBack: ReturnType<typeof setTimeout> | undefined;
  // This tab's own: what another tab hears, and stores, says nothing about this connection.
  let heardAt = findRealtimeConnectedAt();
  let lastEventId = '';

  function heard(message?: MessageEvent<string>) {
    heardAt = Date.now();
    saveRealtimeConnectedAt(heardAt);
    if (message) lastEventId = message.lastEventId;
  }

  function open() {
    clearTimeout(comingBack);
    source?.close();
    const opened = new EventSource(lastEventId === '' ? '/api/events' : `/api/events?last_event_id=${lastEventId}`);
    source = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      heard();
      onConnected(connections > 0);
      connections += 1;
    });
    for (const name of ['connected', 'heartbeat'])
      opened.addEventListener(name, (message) => heard(message as MessageEvent<string>));
    for (const kind of eventNames) opened.addEventListener(kind, (message) => receive(kind, message));
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      onRefused();
      comingBack = setTimeout(open, reconnectWaitMs(failures, Math.random()));
      failures += 1;
    });
  }

  function receive(kind: LiveEvent['kind'], message: MessageEvent<string>) {
    heard(message);
    const event = LiveEvent.safeParse({ ...JSON.parse(message.data), kind });
    if (event.success) onEvent(event.data, message.lastEventId);
    else console.error('live event', event.error);
  }

  // A laptop that slept, or a network that swallows bytes, leaves a connection that looks open and says nothing.
  function revive() {
    if (document.visibilityState === 'visible' && !isRealtimeValid(heardAt, Date.now())) open();
  }

  open();
  const watch = setInterval(revive, checkEveryMs);
  document.addEventListener('visibilitychange', revive);
  addEventListener('online', revive);

  return () => {
    clearInterval(watch);
    clearTimeout(comingBack);
    document.removeEventListener('visibilitychange', revive);
    removeEventListener('online', revive);
    source?.close();
  };
}
