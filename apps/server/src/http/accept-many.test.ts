import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { acceptMany, type Listeners } from './accept-many.ts';

const comers = 60;
/** Opens connections at once and says so; then sends half a call on each, closes its half and prints what comes. */
const client = `
const { connect } = require('node:net');
let connected = 0, answered = 0;
for (let n = 0; n < ${comers}; n += 1) {
  let text = '';
  const socket = connect({ port: Number(process.argv[1]), host: '127.0.0.1', allowHalfOpen: true }, () => {
    if (++connected === ${comers}) process.stdout.write('connected ');
    socket.end('GET / HTTP/1.1\\r\\nhost: here\\r\\nconnection: close\\r\\n\\r\\n');
  });
  socket.on('data', (part) => (text += part));
  socket.on('close', () => {
    if (text.includes('hello')) answered += 1;
    if (--connected === 0) process.stdout.write('answered ' + answered);
  });
}`;

describe('connections that come while the process is busy', () => {
  let server: Server;
  let listeners: Listeners | undefined;

  afterEach(async () => {
    await listeners?.close();
    listeners = undefined;
    server.close();
  });

  async function open(): Promise<number> {
    server = createServer((_, response) => response.end('hello'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** How many were taken in each turn of the event loop. */
  async function comeTo(port: number): Promise<{ turns: number[]; said: string }> {
    const turns: number[] = [];
    let taken = 0;
    server.on('connection', () => (taken += 1));
    const caller = spawn(process.execPath, ['-e', client, String(port)]);
    let said = '';
    caller.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    let isCounting = true;
    const count = () => {
      if (taken > 0) turns.push(taken);
      taken = 0;
      if (isCounting) setImmediate(standStill);
    };
    // Each turn is long, as one that reads hundreds of connections: whoever comes meanwhile waits for the next.
    const standStill = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      count();
    };
    count();
    await once(caller, 'close');
    isCounting = false;
    return { turns, said };
  }

  it('are taken many in a turn, and everybody is answered', async () => {
    const port = await open();
    listeners = acceptMany(server, 16);
    expect(await listeners.open).toBe(16);
    const { turns, said } = await comeTo(port);
    expect(Math.max(...turns)).toBeGreaterThan(4);
    expect(turns.length).toBeLessThan(comers / 2);
    expect(said).toContain(`answered ${comers}`);
  });

  it('find nobody once it is closed, by whichever listener', async () => {
    const port = await open();
    listeners = acceptMany(server, 16);
    await listeners.open;
    server.close();
    await listeners.close();
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });

  it('find nobody either where it is closed before all listeners are there', async () => {
    const port = await open();
    listeners = acceptMany(server, 16);
    server.close();
    await listeners.close();
    expect(await listeners.open).toBeLessThanOrEqual(16);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });
});
