import type { FastifyPluginAsync } from 'fastify';
import { dayMs } from '@semblante/core/kernel';

const validDays = 180;

/** Where a finder of a vulnerability writes (RFC 9116). It is served anew each time, so its date never passes. */
export const securityTxt: FastifyPluginAsync<{ contact: string; publicUrl: string; clock: () => Date }> = async (
  app,
  { contact, publicUrl, clock },
) => {
  app.get('/.well-known/security.txt', { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) => {
    const expires = new Date(clock().getTime() + validDays * dayMs);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${contact}`,
          `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
          'Preferred-Languages: pt, en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
};
