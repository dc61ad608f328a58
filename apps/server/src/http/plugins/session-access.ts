import { type Access, isAllowed, isOfStaff } from '@semblante/contracts';
import {
  findSession,
  requireConfirmed,
  requireSecondFactor,
  type SessionUser,
  type StaffRules,
} from '@semblante/core/accounts';
import { AppError, type Clock, hashToken } from '@semblante/core/kernel';
import type { Db } from '@semblante/db';
import type { FastifyReply, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Staff gives the code of the second factor again before it, unless that was a few minutes ago. */
    isSensitive?: boolean;
  }
  interface FastifyRequest {
    /** Who calls; null only on public routes. */
    me: SessionUser | null;
    /** The session cookie as it came, valid or not. */
    sessionToken: string | undefined;
    origin: { ip: string; userAgent: string | null };
  }
  interface FastifyInstance {
    /** Every route with who may call it. */
    listRoutes(): { method: string; url: string; access: Access }[];
  }
  interface FastifyReply {
    setSession(session: { token: string; expiresAt: Date; deviceMarks?: string }): void;
    clearSession(): void;
  }
}

export const sessionCookie = 'semblante_session';
const forgeryCookie = 'XSRF-TOKEN';
/** Known to the accounts that logged in here; kept beyond the session, or it would be of no use. */
export const deviceCookie = 'semblante_device';
const deviceDays = 180;
const userAgentLengthMax = 400;

interface Options {
  db: Db;
  clock: Clock;
  secureCookies: boolean;
  staffRules: StaffRules;
}

/** Who calls, and whether this route is theirs. Status and role are read on every request. */
export const sessionAccess = fp<Options>(async function sessionAccess(app, { db, clock, secureCookies, staffRules }) {
  const cookieOptions = { path: '/', sameSite: 'lax', secure: secureCookies } as const;
  const routes: RouteOptions[] = [];

  app.decorateRequest('me', null);
  app.decorateRequest('sessionToken', {
    getter() {
      return this.cookies[sessionCookie];
    },
  });
  app.decorateRequest('origin', {
    getter() {
      return { ip: this.ip, userAgent: this.headers['user-agent']?.slice(0, userAgentLengthMax) ?? null };
    },
  });

  // The anti-forgery token belongs to one session: a new session, or none, gets a new token in the same answer.
  app.decorateReply('setSession', function (this: FastifyReply, session) {
    this.setCookie(sessionCookie, session.token, { ...cookieOptions, httpOnly: true, expires: session.expiresAt });
    this.setCookie(forgeryCookie, this.generateCsrf({ userInfo: ownerOfForgeryToken(session.token) }), cookieOptions);
    if (session.deviceMarks)
      this.setCookie(deviceCookie, session.deviceMarks, {
        ...cookieOptions,
        path: '/api',
        httpOnly: true,
        maxAge: deviceDays * 24 * 3600,
      });
  });
  app.decorateReply('clearSession', function (this: FastifyReply) {
    this.clearCookie(sessionCookie, { ...cookieOptions, httpOnly: true });
    this.setCookie(forgeryCookie, this.generateCsrf({ userInfo: ownerOfForgeryToken(undefined) }), cookieOptions);
  });

  app.addHook('onRoute', (route) => void routes.push(route));
  app.decorate('listRoutes', () =>
    routes.flatMap(({ method, url, config }) =>
      [method].flat().map((one) => ({ method: one, url, access: config?.access ?? 'public' })),
    ),
  );
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.access).map((route) => `${String(route.method)} ${route.url}`);
    if (open.length > 0) throw new Error(`These routes do not say who may call them:\n  ${open.join('\n  ')}`);
  });

  app.addHook('onRequest', async (request) => {
    const { access, isSensitive } = request.routeOptions.config;
    if (access === undefined || access === 'public') return;
    const found = request.sessionToken
      ? await findSession(db, request.sessionToken, clock(), {
          staffIdleMinutes: staffRules.idleMinutes,
          isBackground: request.headers['x-background'] === '1',
        })
      : undefined;
    if (!found) throw new AppError('accounts.session_required');
    request.me = found;
    request.savedLanguage = found.language ?? undefined;
    if (!isAllowed(access, found.role)) throw new AppError('accounts.forbidden');
    if (isOfStaff(access)) requireSecondFactor(found, staffRules, clock());
    if (isSensitive) requireConfirmed(found, clock());
  });
});

export function ownerOfForgeryToken(sessionToken: string | undefined): string {
  return sessionToken ? hashToken(sessionToken) : 'nobody';
}
