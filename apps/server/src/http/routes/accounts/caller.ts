import type { Caller, SessionUser } from '@semblante/core/accounts';
import { AppError } from '@semblante/core/kernel';
import type { FastifyRequest } from 'fastify';
import { deviceCookie } from '../../plugins/session-access.ts';

/** Whoever calls a public route. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    origin: request.origin,
    language: request.language,
    sessionToken: request.sessionToken,
    deviceMarks: request.cookies[deviceCookie],
  };
}

/** Whoever calls a route that is not public. */
export function getMe(request: FastifyRequest): SessionUser {
  if (!request.me) throw new AppError('accounts.session_required');
  return request.me;
}
