import type { BlockSubject } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import type { Blockables, Thing } from '../blocking/index.ts';

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Every address of ours names its thing by an id; a clip's id is its video's too. */
const linkable = ['processing', 'clip', 'image', 'video', 'face'] as const satisfies readonly BlockSubject[];

export interface Linked {
  subject: (typeof linkable)[number];
  thing: Thing;
}

/**
 * What a link of ours leads to. Who typed it can know it only from its owner or from a copy of the link: it is that
 * thing and no other.
 */
export async function findLinked(reader: Reader, blockables: Blockables, link: string): Promise<Linked | undefined> {
  const named = [...new Set(link.toLowerCase().match(ids) ?? [])].slice(0, 5);
  if (named.length === 0) return undefined;
  for (const subject of linkable) {
    const [thing] = await blockables[subject].list(reader, named);
    if (thing) return { subject, thing };
  }
  return undefined;
}
