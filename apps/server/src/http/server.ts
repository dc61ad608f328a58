import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { type AccountDeps, shareCounts } from '@semblante/core/accounts';
import type { Keys } from '@semblante/core/kernel';
import type { LiveHub } from '@semblante/core/live';
import type { Database } from '@semblante/db';
import { createOpenidProvider } from '@semblante/providers/openid';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import type { MediaDeps } from '../media/media-deps.ts';
import type { Figures } from '../telemetry/figures.ts';
import { originForLog } from '../telemetry/log-origin.ts';
import { noTraces, type Traces } from '../telemetry/traces.ts';
import { every } from '../watch/every.ts';
import type { WiredPayments } from '../wire-payments.ts';
import { wirePrivacy } from '../wire-privacy.ts';
import { createCallCounts } from './call-counts.ts';
import { admission, admissionLimits, type AdmissionLimits } from './plugins/admission.ts';
import { apiDocumentation } from './plugins/api-documentation.ts';
import { errorAnswers, notFoundAnswer, refuseAddress } from './plugins/error-answers.ts';
import { forgeryProtection } from './plugins/forgery-protection.ts';
import { metrics } from './plugins/metrics.ts';
import { page } from './plugins/page.ts';
import { plainInput } from './plugins/plain-input.ts';
import { type Readiness, readinessGate } from './plugins/readiness.ts';
import { requestLanguage } from './plugins/request-language.ts';
import { requestIdOf, requestOrigin } from './plugins/request-origin.ts';
import { storedFiles } from './plugins/stored-files.ts';
import { headersOfCalls, secureHeadersOfCalls, securityHeaders } from './plugins/security-headers.ts';
import { sessionAccess } from './plugins/session-access.ts';
import { busyStatus } from './refuse-early.ts';
import { accountRoutes } from './routes/accounts/index.ts';
import { openidRoutes } from './routes/accounts/openid.ts';
import { welcomeRoutes } from './routes/accounts/welcome.ts';
import { eventRoutes } from './routes/events/index.ts';
import { outboxRoutes } from './routes/outbox/index.ts';
import { moneyRoutes } from './routes/payments/money-routes.ts';
import { mediaRoutes } from './routes/media-routes.ts';
import { noticeRoutes } from './routes/notices/index.ts';
import { privacyRoutes } from './routes/privacy/index.ts';
import { settingsRoutes } from './routes/settings/index.ts';
import { securityTxt } from './routes/settings/security-txt.ts';
import { supportRoutes } from './routes/support/index.ts';
import { staffRoutes } from './routes/staff/index.ts';

export interface ServerParts {
  config: Config;
  database: Database;
  accounts: AccountDeps;
  payments: WiredPayments;
  media: MediaDeps;
  keys: Keys;
  hub: () => LiveHub;
  readiness: Readiness;
  figures: Figures;
  traces?: Traces;
  heartbeatMs?: number;
  admission?: Partial<AdmissionLimits>;
  /** Where the log goes instead of the standard output. */
  logStream?: LogStream | undefined;
}

interface Bound {
  bindings(): object;
}

interface LogStream {
  write(line: string): void;
}

const jsonBytesMax = 256 * 1024;
const shareEveryMs = 1_000;
const startMsMax = 120_000;

/** The whole API and page as one Fastify instance that does not listen yet. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, accounts, keys } = parts;
  const app = await openServer(config, parts);
  // Answers only: what comes packed is refused (plugins/plain-input).
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(cookie);
  await app.register(readinessGate, { readiness: parts.readiness, database });
  const connections = config.database.kind === 'postgres' ? (config.database.connectionsMax ?? 10) : 10;
  await app.register(admission, {
    limits: { ...admissionLimits(connections), ...parts.admission },
    headers: secureHeadersOfCalls({ secure: config.secureCookies }),
    refused: (route) =>
      config.metricsToken && parts.figures.requestAnswered({ method: 'GET', route, status: busyStatus, seconds: 0 }),
  });
  const callCounts = createCallCounts({ share: async (counts) => await shareCounts(accounts, counts) });
  const stopSharing = every(shareEveryMs, callCounts.share, (error) =>
    app.log.warn({ err: error }, 'limits of calls are counted by this process alone'),
  );
  app.addHook('onClose', stopSharing);
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: 60_000,
    store: callCounts.Store,
    // Told only when it matters: three headers on every answer are for nobody.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  await app.register(sessionAccess, {
    db: database.db,
    clock: accounts.clock,
    secureCookies: config.secureCookies,
    staffRules: config.staffRules,
  });
  await app.register(apiDocumentation, { publicUrl: config.publicUrl });
  await app.register(forgeryProtection, { hmacKey: keys.derive('forgery'), secureCookies: config.secureCookies });
  // Plugins are named functions: for others fastify-plugin takes a stack trace apart, and with it every source map.
  await app.register(plainInput);
  await app.register(storedFiles, { files: parts.media.videos.files });
  if (config.metricsToken) await app.register(metrics, { token: config.metricsToken, figures: parts.figures });

  await app.register(settingsRoutes, { prefix: '/api', settings: config.settings });
  await app.register(securityTxt, {
    contact: config.settings.support_email,
    publicUrl: config.publicUrl,
    clock: accounts.clock,
  });
  await app.register(accountRoutes, { prefix: '/api', deps: accounts });
  const welcoming = { ...accounts, welcomeCredits: config.welcomeCredits };
  await app.register(welcomeRoutes, { prefix: '/api', deps: welcoming, secureCookies: config.secureCookies });
  await app.register(openidRoutes, {
    prefix: '/api',
    deps: { ...welcoming, openid: config.openid && createOpenidProvider(config.openid, parts.figures.providerFailed) },
    secureCookies: config.secureCookies,
  });
  await app.register(noticeRoutes, { prefix: '/api', deps: accounts });
  await app.register(supportRoutes, {
    prefix: '/api',
    deps: accounts,
    supportEmail: config.settings.support_email,
    publicUrl: config.publicUrl,
    chat: config.supportChat,
  });
  await app.register(moneyRoutes, { ...parts.payments, settings: config.settings });
  await app.register(staffRoutes, {
    prefix: '/api',
    accounts,
    payments: parts.payments.deps,
    freeBytes: parts.media.videos.files.freeBytes,
  });
  await app.register(mediaRoutes, { deps: parts.media });
  await app.register(privacyRoutes, {
    prefix: '/api',
    deps: wirePrivacy(config, accounts, { payments: parts.payments.deps, media: parts.media }),
  });
  await app.register(eventRoutes, {
    prefix: '/api',
    db: database.db,
    clock: accounts.clock,
    accountKeys: accounts.accountKeys,
    staffRules: config.staffRules,
    hub: parts.hub,
    ...(parts.heartbeatMs && { heartbeatMs: parts.heartbeatMs }),
  });
  if (!config.mail.smtpUrl && !config.isProduction)
    await app.register(outboxRoutes, { outboxFolder: config.mail.outboxFolder });
  await app.register(page, { hasOwnHome: config.settings.marketing_url === null });
  return app;
}

/**
 * What a process that only works serves: whether it lives, whether it can work, and its figures. Nobody calls the API
 * there, past the proxy in front of it.
 */
export async function buildWorkerServer(
  parts: Pick<ServerParts, 'config' | 'database' | 'readiness' | 'figures' | 'traces'>,
): Promise<FastifyInstance> {
  const { config } = parts;
  const app = await openServer(config, parts);
  await app.register(readinessGate, parts);
  if (config.metricsToken) await app.register(metrics, { token: config.metricsToken, figures: parts.figures });
  app.setNotFoundHandler((request, reply) => reply.code(404).headers(headersOfCalls).send(notFoundAnswer(request)));
  return app;
}

/** Fastify loads no compilers of its own where it is given these. Its types know JSON schemas only. */
const compilersFactory = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as unknown as NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

async function openServer(
  config: Config,
  { logStream, traces = noTraces }: Pick<ServerParts, 'logStream' | 'traces'>,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: ['req.headers.cookie', 'req.headers.authorization'],
            mixin: (_line: object, _level: number, logger: Bound) => originForLog('requestId' in logger.bindings()),
            ...(logStream && { stream: logStream }),
          },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    // Only that many proxies in front of us are believed about who calls.
    trustProxy: (_address, hop) => hop < config.trustProxyHops,
    bodyLimit: jsonBytesMax,
    // A busy machine starts slowly, and starts all the same.
    pluginTimeout: startMsMax,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseAddress,
    schemaController: { compilersFactory },
  });
  await app.register(requestOrigin, { traces });
  await app.register(requestLanguage);
  await app.register(errorAnswers);
  await app.register(securityHeaders, { secure: config.secureCookies, chatOrigin: config.supportChat?.origin });
  return app;
}
