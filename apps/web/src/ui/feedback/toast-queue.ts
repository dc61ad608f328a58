export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'notification';

interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** Where the next step is told. */
  link?: { label: string; href: string } | undefined;
}

interface QueueRules {
  shownMax: number;
  visibleMs: number;
  /** Puts a toast on the screen, or gives a new duration to one that is there already. */
  present: (toast: ToastMessage & { id: string; durationMs: number }) => void;
}

/**
 * The few on the screen and the rest in line. Sonner alone shows the newest and hides the older, so that with many at
 * once some are never read; and what it is given before its host exists is lost, hence `open`.
 */
export function createToastQueue({ shownMax, visibleMs, present }: QueueRules) {
  const waiting: ToastMessage[] = [];
  const shown = new Map<string, ToastMessage>();
  let isOpen = false;
  let durationMs = visibleMs;
  let count = 0;

  function showNext() {
    if (!isOpen) return;
    for (const message of waiting.splice(0, shownMax - shown.size)) {
      count += 1;
      const id = `toast-${count}`;
      shown.set(id, message);
      present({ ...message, id, durationMs });
    }
  }

  function keepAllFor(ms: number) {
    if (ms === durationMs) return;
    durationMs = ms;
    for (const [id, message] of shown) present({ ...message, id, durationMs });
  }

  return {
    /**
     * What already waits in line, or stands on the screen, with the same words is not said twice; on the screen it
     * stays for its time once more.
     */
    add(message: ToastMessage) {
      const isSame = ({ kind, text }: ToastMessage) => kind === message.kind && text === message.text;
      const standing = [...shown].find(([, said]) => isSame(said));
      if (standing !== undefined) return present({ ...message, id: standing[0], durationMs });
      if (!waiting.some(isSame)) waiting.push(message);
      showNext();
    },
    /** The toast left the screen: the next in line takes its place. */
    settle(id: string) {
      if (shown.delete(id)) showNext();
    },
    /** Nobody is taken away while somebody reads. */
    hold: () => keepAllFor(Infinity),
    letGo: () => keepAllFor(visibleMs),
    /** From now on there is a screen to show on; gives back what ends it. */
    open() {
      isOpen = true;
      showNext();
      return () => {
        isOpen = false;
        shown.clear();
      };
    },
  };
}
