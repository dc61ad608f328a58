import type { FastifyReply } from 'fastify';

/** Pictures and videos of one account: kept by that browser for a while, by nobody in between. */
const kept = 'private, max-age=3600';

/** A stored file with ranges, as a player needs them. Whether the caller may see it was decided before. */
export function sendStored(reply: FastifyReply, key: string): FastifyReply {
  return reply.header('cache-control', kept).sendFile(key, { cacheControl: false });
}

export function downloadStored(reply: FastifyReply, stored: { root: string; key: string; name: string }): FastifyReply {
  // With a name the library forgets its own folder, and its types forget that it can be told.
  const options: object = { root: stored.root, cacheControl: false };
  return reply.header('cache-control', kept).download(stored.key, stored.name, options);
}
