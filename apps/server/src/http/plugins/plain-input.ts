import { AppError } from '@semblante/core/kernel';
import fp from 'fastify-plugin';

/** No text column can hold a null byte, and no honest form sends one: refused before any rule sees it. */
export const plainInput = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Many clients name a content type on a DELETE that has no body; that is no mistake worth a refusal.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parseJson(request, String(body), done);
  });

  app.addHook('preValidation', (request, _reply, done) => {
    const isPlain = !holdsNullByte(request.body) && !holdsNullByte(request.query) && !holdsNullByte(request.params);
    done(isPlain ? undefined : new AppError('request.malformed'));
  });
});

function holdsNullByte(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Buffer.isBuffer(value)) return false;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNullByte(inner));
}
