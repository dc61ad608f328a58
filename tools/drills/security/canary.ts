import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that nobody has a reason to call. */
export interface Canary {
  address: string;
  /** Who called it nevertheless. */
  calls: string[];
  close: () => void;
}

export async function openCanary(): Promise<Canary> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.end('sings');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => void server.close(),
  };
}
