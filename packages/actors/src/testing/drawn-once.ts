// What tests import as `@semblante/actors`: what was drawn before is read, not drawn again, by whichever worker or run.
// `tools/setup/test-programs.mjs` names the folder, one for each version of the actors; without one everything is drawn.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { renderPortrait as drawPortrait } from '../portrait.ts';
import { scene as playScene } from '../scenes/scene.ts';

export * from '../index.ts';

const folder = process.env['DRAWN_ACTORS'];
if (folder) mkdirSync(folder, { recursive: true });

export const renderPortrait: typeof drawPortrait = (person, options) =>
  once(['portrait', person, options], () => drawPortrait(person, options));

export const scene: typeof playScene = (name, options) => {
  const played = playScene(name, options);
  return { ...played, frameAt: (index) => once(['scene', name, options, index], () => played.frameAt(index)) };
};

function once<Drawn>(asked: unknown, draw: () => Drawn): Drawn {
  if (!folder) return draw();
  const place = join(folder, createHash('sha256').update(bytesOf(asked)).digest('hex'));
  const known = find(place);
  if (known) return valueOf(known) as Drawn;
  const drawn = draw();
  // Whoever reads meanwhile sees all of it or nothing.
  const fresh = `${place}.${process.pid}`;
  writeFileSync(fresh, deflateRawSync(bytesOf(drawn), { level: 1 }));
  renameSync(fresh, place);
  return drawn;
}

function find(place: string): Buffer | undefined {
  try {
    return inflateRawSync(readFileSync(place));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** Refuses a function, so nothing that decides about a picture is missing in what it is known by. */
function bytesOf(value: unknown): Buffer {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  return serializer.releaseBuffer();
}

/** Every array has its own memory again, as one that was just drawn. */
function valueOf(bytes: Buffer): unknown {
  const deserializer = new Deserializer(bytes);
  deserializer.readHeader();
  return deserializer.readValue();
}
