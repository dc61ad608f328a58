import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { createLanes, type Lanes, type Leave } from '../lanes.ts';
import { busyAnswer, busyStatus, type EarlyRefusal, refuseEarly } from '../refuse-early.ts';
import { createRunningLimit } from '../running-limit.ts';
import { sessionCookie } from './session-access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * False for a call that waits for the engine, a file or a stream, and for one that must never be turned away: it
     * takes nobody's place.
     */
    isCounted?: boolean;
    /** A change that waits its account's turn although it is not counted. */
    isOneAtATime?: boolean;
  }
  interface FastifyRequest {
    /** What it gives back when it is answered; null while it has taken no turn. */
    turns: Leave[] | null;
  }
}

export interface AdmissionLimits {
  /** Calls at work at once in this process at most; whoever comes then is told to come back. */
  runningMax: number;
  /** So many are let in however slow the machine is. */
  runningMin: number;
  /** Of one session, or of one address without a session. */
  runningPerCaller: number;
  /** A page with a hundred thumbnails asks for all of them at once. */
  waitingPerCaller: number;
  /** Changes of one account behind the one that is being made. */
  changesWaitingPerAccount: number;
}

/**
 * Enough to keep every connection to the database busy and to wait out a pause of the garbage collector, few enough
 * that the last one in is answered within a second.
 */
export const admissionLimits = (connections: number): AdmissionLimits => ({
  runningMax: 20 * connections,
  runningMin: connections,
  runningPerCaller: Math.max(2, Math.floor(0.8 * connections)),
  waitingPerCaller: 100,
  changesWaitingPerAccount: 20,
});

const answersAlways = new Set(['/api/health', '/api/ready', '/api/openapi.json']);

interface Options extends Pick<EarlyRefusal, 'headers' | 'refused'> {
  limits: AdmissionLimits;
}

/**
 * Bounds what waits for the database before anything is asked of it. Whoever finds the line full gets 503 at once,
 * which costs nothing and leaves room for who was let in; as soon as calls are answered there is room again.
 */
export const admission = fp<Options>(async function admission(app, { limits, headers, refused }) {
  const limit = createRunningLimit({ least: limits.runningMin, most: limits.runningMax });
  const callers = createLanes({
    width: limits.runningPerCaller,
    waitingMax: limits.waitingPerCaller,
    runningMax: () => limit.value,
  });
  const accounts = createLanes({ width: 1, waitingMax: limits.changesWaitingPerAccount });
  app.decorateRequest('turns', null);
  const paths = new Set<string>();

  /** How long calls take, from their turn on, tells how many at a time this machine can do. */
  const measured = (ends: Leave): Leave => {
    const startedAt = performance.now();
    return () => {
      ends();
      limit.took(performance.now() - startedAt);
    };
  };

  const leave = (request: FastifyRequest) => {
    for (const each of request.turns ?? []) each();
    request.turns = null;
  };

  const begin = (request: FastifyRequest, reply: FastifyReply, ends: Leave): void => {
    if (reply.raw.destroyed) {
      ends();
      return void reply.hijack();
    }
    if (request.turns) return void request.turns.push(ends);
    request.turns = [ends];
    reply.raw.once('close', () => leave(request));
  };

  /** Past the hooks of an answer: under a storm this is what the process mostly does. */
  const turnAway = (request: FastifyRequest, reply: FastifyReply): void => {
    const answer = busyAnswer(request.language);
    leave(request);
    reply.hijack();
    const told = { ...reply.getHeaders(), ...answer.headers };
    reply.raw.writeHead(busyStatus, told as Record<string, string | number>).end(answer.text);
  };

  const admit = (
    request: FastifyRequest,
    reply: FastifyReply,
    turn: ReturnType<Lanes['enter']>,
    goOn: (ends: Leave) => void,
  ): void => {
    if (!turn) turnAway(request, reply);
    else if (typeof turn === 'function') goOn(turn);
    else void turn.then(goOn);
  };

  // A form with a file takes as long as its sender, and then as long as the engine.
  app.addHook('onRoute', (route) => {
    if ((route.schema as { consumes?: string[] } | undefined)?.consumes?.includes('multipart/form-data'))
      route.config = { ...route.config, isCounted: false };
    if ([route.method].flat().includes('GET') && isKnownRead(route)) paths.add(route.url);
  });
  app.addHook('onReady', async () =>
    refuseEarly(app.server, { paths, sessionCookie, isClosedTo: callers.isClosedTo, headers, refused }),
  );
  // By callbacks: every call passes here, and most of them need not wait for anybody.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCounted(request)) return done();
    admit(request, reply, callers.enter(request.sessionToken ?? request.ip), (ends) => {
      begin(request, reply, measured(ends));
      done();
    });
  });
  // One change of an account at a time: they would only wait for each other in the database, each with a connection in
  // its hand.
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.me || !isOneAtATime(request)) return done();
    admit(request, reply, accounts.enter(request.me.userId), (ends) => {
      begin(request, reply, ends);
      done();
    });
  });
  // A file is on its way from here on: whoever reads it slowly takes nobody's place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
});

/** One address only, and data: a page of the documentation has other headers. */
function isKnownRead({ url, config = {} }: RouteOptions): boolean {
  return isCountedRoute({ url, config }) && !/[:*]/.test(url) && !url.startsWith('/api/docs');
}

function isCounted({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  return isCountedRoute({ url, config });
}

function isCountedRoute({ url, config }: { url: string; config: FastifyContextConfig }): boolean {
  return config.isCounted !== false && url.startsWith('/api/') && !answersAlways.has(url);
}

function isOneAtATime(request: FastifyRequest): boolean {
  const { method, routeOptions } = request;
  return routeOptions.config.isOneAtATime ?? (isCounted(request) && method !== 'GET' && method !== 'HEAD');
}
