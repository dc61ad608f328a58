import { expect, it } from 'vitest';
import * as z from 'zod';
import { taskInputs } from './task-inputs.ts';
import { mapPaths } from '@semblante/media/isolation';

/** Words, and folders that every child sees anyway. */
const noPaths = new Set(['weights', 'network', 'person', 'certificates', 'colour']);

/** Every name in a schema under which a plain text may stand. */
function textNames(schema: unknown, name: string, found: Set<string>): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { type, properties, items, anyOf, oneOf, enum: words, const: word } = schema as Record<string, unknown>;
  if (type === 'string' && words === undefined && word === undefined) found.add(name);
  for (const [key, value] of Object.entries((properties ?? {}) as object)) textNames(value, key, found);
  textNames(items, name, found);
  for (const each of [...((anyOf ?? []) as unknown[]), ...((oneOf ?? []) as unknown[])]) textNames(each, name, found);
  return found;
}

it.each(Object.entries(taskInputs))('knows of every text of %s whether it is a file', (_, input) => {
  for (const name of textNames(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), '', new Set())) {
    const isMapped = mapPaths({ [name]: '/a/file' }, () => 'changed') as Record<string, string>;
    expect([name, isMapped[name] === 'changed']).toEqual([name, !noPaths.has(name)]);
  }
});
