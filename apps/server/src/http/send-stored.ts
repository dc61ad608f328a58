import type { FastifyReply } from 'fastify';

/** Pictures and videos of one account: kept by that browser for a while, by nobody in between. */
const kept = 'private, max-age=3600';
/**
 * Kept by that browser, and asked for each time whether it may still be shown: what is blocked is blocked there too.
 */
const asked = 'private, no-cache';

/** A stored file with ranges, as a player needs them. Whether the caller may see it was decided before. */
export function sendStored(reply: FastifyReply, key: string): FastifyReply {
  return reply.header('cache-control', asked).sendFromStore(key);
}

/** What is held: nothing of it stays on the machine of who looks. */
export function sendUnkept(reply: FastifyReply, key: string): FastifyReply {
  return reply.header('cache-control', 'no-store').sendFromStore(key);
}

/** A picture that was encrypted at rest. */
export function sendPicture(reply: FastifyReply, jpeg: Buffer): FastifyReply {
  return reply.header('cache-control', kept).type('image/jpeg').send(jpeg);
}

/** The same of a held one: nothing of it stays. */
export function sendUnkeptPicture(reply: FastifyReply, jpeg: Buffer): FastifyReply {
  return reply.header('cache-control', 'no-store').type('image/jpeg').send(jpeg);
}

export function downloadStored(reply: FastifyReply, { key, name }: { key: string; name: string }): FastifyReply {
  return reply.header('cache-control', asked).sendFromStore(key, name);
}
