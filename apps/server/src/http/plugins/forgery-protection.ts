import csrf from '@fastify/csrf-protection';
import fp from 'fastify-plugin';
import { ownerOfForgeryToken } from './session-access.ts';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Called by providers, which sign what they say and have no cookie of ours. */
const signedByProvider = '/api/webhooks/';

/** A page of another site can make a browser send our cookie, not read it: every change must bring the token back as a header. */
export const forgeryProtection = fp<{ hmacKey: string; secureCookies: boolean }>(async (app, { hmacKey, secureCookies }) => {
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
    const guarded = changing.has(request.method) && request.url.startsWith('/api/') && !request.url.startsWith(signedByProvider);
    if (!guarded) return done();
    app.csrfProtection(request, reply, done);
  });

  app.get('/api/csrf', { config: { access: 'public' }, schema: { tags: ['session'], summary: 'Sets the anti-forgery cookie XSRF-TOKEN' } }, async (request, reply) => {
    const token = reply.generateCsrf({ userInfo: ownerOfForgeryToken(request.sessionToken) });
    reply.setCookie('XSRF-TOKEN', token, { path: '/', sameSite: 'lax', secure: secureCookies });
    return reply.code(204).send();
  });
});
