import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  address: string;
  add: (port: number) => void;
  remove: (port: number) => void;
  close: () => void;
}

const lookEveryMs = 300;

/**
 * What stands before api processes: asks each whether it is ready, sends calls to those in turn, and a call that only
 * reads to the next one when its process dies before it answers, as proxies do.
 */
export async function openBalancer(): Promise<Balancer> {
  const ready = new Map<number, boolean>();
  let turn = 0;
  const look = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready.has(port)) ready.set(port, isReady);
  };
  const looking = setInterval(() => {
    for (const port of ready.keys()) void look(port);
  }, lookEveryMs);

  const send = (request: IncomingMessage, response: ServerResponse, tried: readonly number[]) => {
    const ports = [...ready.keys()];
    const able = ports.filter((port) => ready.get(port) && !tried.includes(port));
    // Where none says that it is ready, one of them is still asked: its words are better than ours.
    const left = able.length > 0 ? able : ports.filter((port) => !tried.includes(port));
    const port = left[turn++ % Math.max(1, left.length)];
    if (port === undefined) return void refuse(response);
    const { method, url: path, headers } = request;
    const passed = ask({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      answer.on('aborted', () => response.destroy());
    });
    let wasSent = false;
    passed.on('socket', (socket) => socket.once('connect', () => (wasSent = true)));
    passed.on('error', () => {
      ready.set(port, false);
      if (response.headersSent) return void response.destroy();
      const mayRepeat = !wasSent || method === 'GET' || method === 'HEAD';
      if (mayRepeat && (method === 'GET' || method === 'HEAD')) return send(request, response, [...tried, port]);
      refuse(response);
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  };
  const server = createServer((request, response) => {
    request.on('error', () => {});
    send(request, response, []);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port) => void ready.set(port, false),
    remove: (port) => void ready.delete(port),
    close: () => {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
    },
  };
}

function refuse(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(502).end();
}
