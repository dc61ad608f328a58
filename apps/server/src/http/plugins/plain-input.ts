import { AppError } from '@semblante/core/kernel';
import fp from 'fastify-plugin';

/** Far beyond what any call of ours nests. */
const depthMax = 32;

/**
 * No text column can hold a null byte, and no honest form sends one: refused before any rule sees it. So is what nests
 * without end.
 */
export const plainInput = fp(async function plainInput(app) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Many clients name a content type on a DELETE that has no body; that is no mistake worth a refusal.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parseJson(request, String(body), done);
  });

  // Nobody of ours packs what they send, and half a gigabyte of nothing packs into half a megabyte.
  app.addHook('onRequest', (request, _reply, done) => {
    const packing = request.headers['content-encoding'] ?? 'identity';
    done(packing === 'identity' ? undefined : new AppError('request.unsupported_media'));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const isFine = isPlain(request.body) && isPlain(request.query) && isPlain(request.params);
    done(isFine ? undefined : new AppError('request.malformed'));
  });
});

/** Most of what comes has no body and a flat query: level by level would cost it more than the rest of its checks. */
function isPlainAndFlat(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'object') return false;
  for (const key in value) {
    const one = (value as Record<string, unknown>)[key];
    if (typeof one !== 'string' || one.includes('\0') || key.includes('\0')) return false;
  }
  return true;
}

/** Level by level, not by recursion: text of a few kilobytes nests deeper than the stack goes. */
function isPlain(value: unknown): boolean {
  if (isPlainAndFlat(value)) return true;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthMax) return false;
    if (level.some((one) => typeof one === 'string' && one.includes('\0'))) return false;
    const nested = level.filter(
      (one): one is object => typeof one === 'object' && one !== null && !Buffer.isBuffer(one),
    );
    if (nested.some((one) => !Array.isArray(one) && Object.keys(one).some((key) => key.includes('\0')))) return false;
    level = nested.flatMap((one): unknown[] => Object.values(one));
  }
  return true;
}
