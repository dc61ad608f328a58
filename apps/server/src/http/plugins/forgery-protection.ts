import csrf from '@fastify/csrf-protection';
import fp from 'fastify-plugin';
import { nothing } from '../routes/accounts/answers.ts';
import { ownerOfForgeryToken } from './session-access.ts';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Changes without our token: whoever calls it has no cookie of ours and proves in another way who speaks. */
    isForgeryExempt?: boolean;
  }
}

/**
 * A page of another site can make a browser send our cookie, not read it: every change must bring the token back as a
 * header.
 */
export const forgeryProtection = fp<{ hmacKey: string; secureCookies: boolean }>(async function forgeryProtection(
  app,
  { hmacKey, secureCookies },
) {
  await app.register(csrf, {
    cookieKey: 'semblante_forgery',
    cookieOpts: { path: '/', sameSite: 'lax', httpOnly: true, secure: secureCookies },
    getToken: (request) => {
      const header = request.headers['x-xsrf-token'];
      return typeof header === 'string' ? header : '';
    },
    getUserInfo: (request) => ownerOfForgeryToken(request.sessionToken),
    csrfOpts: { hmacKey },
    logLevel: 'debug',
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (
      !changing.has(request.method) ||
      request.routeOptions.url === undefined ||
      request.routeOptions.config.isForgeryExempt
    )
      return done();
    app.csrfProtection(request, reply, done);
  });

  app.get(
    '/api/csrf',
    {
      config: { access: 'public' },
      schema: { tags: ['session'], summary: 'Sets the anti-forgery cookie XSRF-TOKEN', response: { 204: nothing } },
    },
    async (request, reply) => {
      const token = reply.generateCsrf({ userInfo: ownerOfForgeryToken(request.sessionToken) });
      reply.setCookie('XSRF-TOKEN', token, { path: '/', sameSite: 'lax', secure: secureCookies });
      return reply.code(204).send(null);
    },
  );
});
