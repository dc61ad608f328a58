import type { FastifyRequest } from 'fastify';

// Told by the route that the router matched, never by the text of the address: `/%61pi/user` is `/api/user`, and a rule
// about how an address is written is passed by with another spelling.

export function isUnderApi(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/') ?? false;
}

/** Its answer is data and never a document. */
export function isCall(request: FastifyRequest): boolean {
  return isUnderApi(request) && !request.routeOptions.url?.startsWith('/api/docs');
}
