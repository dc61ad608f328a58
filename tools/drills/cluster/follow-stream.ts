import { request } from 'node:http';

export interface FollowedStream {
  /** Final states by processing. */
  ends: Map<string, string>;
  reconnects: () => number;
  stop: () => void;
}

const againMs = 500;

/** A page's live stream: comes back after every cut, and names the last event it saw. */
export function followStream(address: string, cookie: string): FollowedStream {
  const ends = new Map<string, string>();
  let isOver = false;
  let lastId: string | undefined;
  let opened = 0;
  let leave = () => {};
  const open = () => {
    if (isOver) return;
    let isAgain = false;
    const again = () => {
      if (isAgain) return;
      isAgain = true;
      setTimeout(open, againMs);
    };
    const headers = { cookie, ...(lastId !== undefined && { 'last-event-id': lastId }) };
    const call = request(`${address}/api/events`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) answer.resume();
      else opened += 1;
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        const parts = (rest + part).split('\n\n');
        rest = parts.pop() ?? '';
        for (const text of parts) hear(text);
      });
      answer.on('error', again);
      answer.on('close', again);
    });
    call.on('error', again);
    call.end();
    leave = () => call.destroy();
  };
  const hear = (text: string) => {
    lastId = /^id: (.+)$/m.exec(text)?.[1] ?? lastId;
    if (!/^event: processing$/m.test(text)) return;
    const data = JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? '{}') as { processing_id: string; status: string };
    if (data.status === 'completed' || data.status === 'error') ends.set(data.processing_id, data.status);
  };
  open();
  return {
    ends,
    reconnects: () => opened - 1,
    stop: () => {
      isOver = true;
      leave();
    },
  };
}
