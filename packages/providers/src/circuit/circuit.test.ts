import { expect, it } from 'vitest';
import { CircuitOpen, createCircuit } from './circuit.ts';

const fail = () => Promise.reject(new Error('away'));

it('asks nobody for a while after so many faults in a row, then one who tries for all', async () => {
  let now = 0;
  let asked = 0;
  const circuit = createCircuit({ faultsMax: 3, restMs: 1000, now: () => now });
  const call = (answer: () => Promise<unknown>) => circuit.run(() => (asked++, answer()));
  for (let n = 0; n < 3; n += 1) await expect(call(fail)).rejects.toThrow('away');
  await expect(call(fail)).rejects.toThrow(CircuitOpen);
  expect(asked).toBe(3);

  now = 1001;
  let answer: (value: string) => void = () => undefined;
  const trial = call(() => new Promise((resolve) => (answer = resolve)));
  await expect(call(fail)).rejects.toThrow(CircuitOpen);
  answer('here again');
  expect(await trial).toBe('here again');
  expect(await call(async () => 'everybody')).toBe('everybody');
});

it('rests again when the one who tries fails', async () => {
  let now = 0;
  const circuit = createCircuit({ faultsMax: 1, restMs: 1000, now: () => now });
  await expect(circuit.run(fail)).rejects.toThrow('away');
  now = 1500;
  await expect(circuit.run(fail)).rejects.toThrow('away');
  now = 2400;
  await expect(circuit.run(async () => 'x')).rejects.toThrow(CircuitOpen);
});

it('takes a clear no for an answer', async () => {
  const circuit = createCircuit({ faultsMax: 1 });
  for (let n = 0; n < 3; n += 1)
    await expect(
      circuit.run(
        () => Promise.reject(new RangeError('no')),
        (cause) => !(cause instanceof RangeError),
      ),
    ).rejects.toThrow('no');
});

it('lets only so many wait at once', async () => {
  const circuit = createCircuit({ atOnceMax: 2 });
  const never = () => new Promise(() => {});
  void circuit.run(never);
  void circuit.run(never);
  await expect(circuit.run(async () => 'x')).rejects.toThrow(CircuitOpen);
});
