import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('work that comes many at a time', () => {
  it('is begun at once, so many in a turn of the event loop, in the order of coming', async () => {
    const inTurn = createTurns(3);
    const begun: number[] = [];
    for (let number = 0; number < 8; number += 1) inTurn(() => begun.push(number));
    expect(begun).toEqual([0, 1, 2]);
    await setImmediate();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    inTurn(() => begun.push(8));
    expect(begun).toHaveLength(6);
    await setImmediate();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const number of [9, 10]) await setImmediate(inTurn(() => begun.push(number)));
    expect(begun.slice(9)).toEqual([9, 10]);
  });

  it('leaves a turn to whoever calls meanwhile', async () => {
    const server = createServer((socket) => socket.on('data', () => socket.write('heard')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(caller, 'connect');
    await setImmediate();
    const inTurn = createTurns(2);
    let done = 0;
    const standStill = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      done += 1;
    };
    caller.write('anybody there?');
    for (let number = 0; number < 40; number += 1) inTurn(standStill);
    await once(caller, 'data');
    expect(done).toBeLessThan(30);
    caller.destroy();
    server.close();
  });
});
