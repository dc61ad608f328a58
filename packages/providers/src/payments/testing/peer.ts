import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PeerCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface PeerAnswer {
  status?: number;
  json?: unknown;
  /** Sent as it is: what is not JSON, or not the JSON it should be. */
  text?: string;
  headers?: Record<string, string>;
}

export interface Peer {
  port: number;
  calls: PeerCall[];
  /** Answers the next calls before the peer's own manners do; `hang` never answers, `drop` breaks the connection. */
  next: (PeerAnswer | 'hang' | 'drop')[];
  close(): Promise<void>;
}

/** A real HTTP server that plays a provider. */
export async function openPeer(answer: (call: PeerCall) => PeerAnswer): Promise<Peer> {
  const calls: PeerCall[] = [];
  const next: Peer['next'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://peer');
      const call = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      calls.push(call);
      const wished = next.shift();
      if (wished === 'hang') return;
      if (wished === 'drop') return void request.socket.destroy();
      send(response, wished ?? answer(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    next,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status = 200, json, text, headers }: PeerAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(text ?? JSON.stringify(json ?? {}));
}
