import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells one browser from another, and nothing else. */
const browserCookie = 'semblante_browser';
const browserDays = 365;

export function findBrowserMark(request: FastifyRequest): string | undefined {
  return request.cookies[browserCookie];
}

/** The mark of this browser, which keeps it. */
export function keepBrowserMark(
  request: FastifyRequest,
  reply: FastifyReply,
  { secureCookies }: { secureCookies: boolean },
): string {
  const mark = findBrowserMark(request) ?? randomBytes(18).toString('base64url');
  reply.setCookie(browserCookie, mark, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: browserDays * 24 * 3600,
  });
  return mark;
}
