import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SupportSettings } from '@semblante/contracts';
import type { DatabaseChoice } from '@semblante/db';
import * as z from 'zod';
import { filesChoiceOf, filesConflictsOf, keysChoiceOf } from './files-settings.ts';
import { headersOfText, tracesChoiceOf } from './telemetry-settings.ts';
import { scrubEnvironment } from './scrub-environment.ts';

/** The only reader of the environment. README.md has the same table; a test compares the two. */
const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');
const whole = (min: number, max: number, fallback: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be ${min} or more` })
    .max(max, { error: `must be ${max} or less` })
    .default(fallback);
const optionalWhole = (min: number, max: number) => whole(min, max, min).removeDefault().optional();
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });

export const environment = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  KEYS_DIR: z.string().min(1).optional(),
  FILES: z.enum(['disk', 's3'], { error: 'must be disk or s3' }).default('disk'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_KEYS_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8, { error: 'must have 8 characters or more' }).optional(),
  S3_PATH_STYLE: flag.optional(),
  KMS_KEY_ID: z.string().min(1).optional(),
  KMS_ENDPOINT: webAddress.optional(),
  KMS_REGION: z.string().min(1).optional(),
  KMS_ACCESS_KEY_ID: z.string().min(1).optional(),
  KMS_SECRET_ACCESS_KEY: z.string().min(8, { error: 'must have 8 characters or more' }).optional(),
  FILES_CACHE_MB: whole(0, 10_000_000, 4_096),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' })
    .optional(),
  DATABASE_CONNECTIONS: whole(2, 200, 10),
  ROLE: z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
    .optional(),
  OUTBOX_IN_PRODUCTION: flag.default(false),
  MAIL_FROM: z.string().min(3).default('Semblante <nao-responda@semblante.test>'),
  MARKETING_URL: webAddress.optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('suporte@semblante.test'),
  SUPPORT_CHAT: z
    .enum(['none', 'support_board', 'chatwoot'], { error: 'must be none, support_board or chatwoot' })
    .default('none'),
  SUPPORT_CHAT_URL: webAddress.optional(),
  SUPPORT_CHAT_SECRET: z.string().min(8, { error: 'must have 8 characters or more' }).optional(),
  SUPPORT_CHAT_TOKEN: z.string().min(1).optional(),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{10,15}$/, { error: 'must be digits only, with the country code' })
    .optional(),
  OPENID_ISSUER: webAddress.default('https://accounts.google.com'),
  OPENID_CLIENT_ID: z.string().min(1).optional(),
  OPENID_CLIENT_SECRET: z.string().min(8, { error: 'must have 8 characters or more' }).optional(),
  OPENID_NAME: z.string().min(1).max(40, { error: 'must have 40 characters or less' }).optional(),
  COMPANY_NAME: z.string().min(1).default('Semblante (demonstração)'),
  COMPANY_CNPJ: z.string().min(1).default('00.000.000/0000-00'),
  COMPANY_ADDRESS: z.string().min(1).default('Endereço de demonstração, São Paulo, SP'),
  PAYMENT_GATEWAY: z
    .enum(['sandbox', 'mercadopago', 'stripe'], { error: 'must be sandbox, mercadopago or stripe' })
    .default('sandbox'),
  SANDBOX_IN_PRODUCTION: flag.default(false),
  MERCADOPAGO_ACCESS_TOKEN: z.string().min(10, { error: 'must have 10 characters or more' }).optional(),
  MERCADOPAGO_WEBHOOK_SECRET: z.string().min(10, { error: 'must have 10 characters or more' }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, { error: 'must start with sk_ or rk_' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', { error: 'must start with whsec_' }).optional(),
  STRIPE_PIX: flag.default(false),
  RETENTION_RESULTS_DAYS: whole(1, 3650, 30),
  RETENTION_UPLOADS_DAYS: whole(1, 3650, 7),
  RETENTION_UNFINISHED_HOURS: whole(1, 720, 24),
  RETENTION_FACES_MONTHS: whole(1, 120, 12),
  RETENTION_EXPORTS_HOURS: whole(1, 720, 48),
  WELCOME_CREDITS: whole(0, 100, 1),
  ERASURE_DELAY_DAYS: whole(0, 30, 7),
  REVIEW_HOURS: whole(1, 720, 24),
  SUPPORT_ANSWER_DAYS: whole(1, 30, 5),
  WEIGHTS_DIR: z.string().min(1).optional(),
  WORKER_SLOTS: optionalWhole(1, 64),
  SEGMENT_FRAMES: whole(1, 100_000, 300),
  SANDBOX: z.enum(['required', 'auto', 'off'], { error: 'must be required, auto or off' }).default('auto'),
  SIGNING_CHAIN_FILE: z.string().min(1).optional(),
  SIGNING_KEY_FILE: z.string().min(1).optional(),
  STAFF_SECOND_FACTOR_GRACE_DAYS: whole(0, 365, 14),
  STAFF_IDLE_MINUTES: whole(5, 1440, 60),
  APP_SECRET: z.string().min(32, { error: 'must have 32 characters or more' }).optional(),
  APP_SECRET_PREVIOUS: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((list) => list.every((secret) => secret.length >= 32), {
      error: 'must be secrets of 32 characters or more, with commas between them',
    })
    .optional(),
  DEMO_ACCOUNTS: flag.optional(),
  DEMO_CLIPS: optionalWhole(0, 12),
  MAINTENANCE: flag.default(false),
  TRUST_PROXY: whole(0, 10, 0),
  SHUTDOWN_DRAIN_SECONDS: optionalWhole(0, 300),
  SHUTDOWN_WAIT_SECONDS: whole(1, 3600, 10),
  RATE_LIMIT_PER_MINUTE: whole(10, 100_000_000, 1_200),
  METRICS_TOKEN: z.string().min(16, { error: 'must have 16 characters or more' }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().transform(headersOfText).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
});

export type Config = ReturnType<typeof configFrom>;

export class ConfigProblems extends Error {
  override name = 'ConfigProblems';
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // An empty value is what a shell or a compose file makes of "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const problems = parsed.success
    ? conflictsOf(parsed.data)
    : [
        ...parsed.error.issues.map((issue) => textOfIssue(issue, given)),
        ...conflictsBeside(parsed.error.issues, given),
      ];
  if (!parsed.success || problems.length > 0) throw new ConfigProblems(problems);
  return configFrom(parsed.data);
}

/** Names whose values nobody should find in a log, nor in what a process says of itself. */
const secretName = /(SECRET|SECRET_PREVIOUS|TOKEN|KEY|DATABASE_URL|SMTP_URL|OTLP_HEADERS)$/;

/** Read once, they leave the environment: what starts later, or looks at this process, does not find them there. */
export function forgetSecrets(env: NodeJS.ProcessEnv = process.env): void {
  const names = Object.keys(env).filter((name) => secretName.test(name) && name in environment.shape);
  for (const name of names) delete env[name];
  scrubEnvironment(names);
}

const textOfIssue = (issue: z.core.$ZodIssue, given: Record<string, unknown>) =>
  `${issue.path.join('.')} ${issue.message} (it is ${JSON.stringify(given[String(issue.path[0])])})`.replace(
    /(SECRET|SECRET_PREVIOUS|TOKEN|KEY|DATABASE_URL|SMTP_URL|OTLP_HEADERS)( .*) \(it is .*\)$/,
    '$1$2',
  );

/**
 * What is wrong with the values that can be read: an operator hears everything at once. What names an unreadable one is
 * told already.
 */
function conflictsBeside(issues: readonly z.core.$ZodIssue[], given: Record<string, unknown>): string[] {
  const unreadable = issues.map((issue) => String(issue.path[0]));
  const readable = environment.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !unreadable.includes(name))),
  );
  return conflictsOf(readable).filter((problem) => !unreadable.some((name) => problem.includes(name)));
}

type Environment = z.infer<typeof environment>;

function conflictsOf(env: Environment): string[] {
  const problems: string[] = [];
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    problems.push(`ROLE=${env.ROLE} needs DATABASE_URL: the embedded database belongs to one process`);
  if (env.NODE_ENV === 'production' && !env.PUBLIC_URL)
    problems.push('PUBLIC_URL is needed in production: links in mails start with it');
  if (env.NODE_ENV === 'production' && !env.SMTP_URL && !env.OUTBOX_IN_PRODUCTION) {
    problems.push(
      'SMTP_URL is needed in production: without it no mail reaches anybody; set OUTBOX_IN_PRODUCTION=true if mails are meant to stay in files of DATA_DIR/outbox',
    );
  }
  if (env.NODE_ENV === 'production' && env.DEMO_ACCOUNTS)
    problems.push('DEMO_ACCOUNTS must not be on in production: their password is public');
  if (env.DEMO_CLIPS && !(env.DEMO_ACCOUNTS ?? env.NODE_ENV !== 'production'))
    problems.push('DEMO_CLIPS needs DEMO_ACCOUNTS: they belong to one of them');
  if ((env.SIGNING_CHAIN_FILE === undefined) !== (env.SIGNING_KEY_FILE === undefined))
    problems.push('SIGNING_CHAIN_FILE and SIGNING_KEY_FILE belong together: a certificate signs with its own key');
  problems.push(...filesConflictsOf(env));
  problems.push(...openidConflictsOf(env));
  problems.push(...chatConflictsOf(env));
  problems.push(...gatewayConflictsOf(env));
  return problems;
}

/** Whole or not there; and never in the clear past this machine. */
function openidConflictsOf(env: Environment): string[] {
  const problems: string[] = [];
  const { protocol, hostname } = new URL(env.OPENID_ISSUER);
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    problems.push('OPENID_ISSUER must start with https://: only this machine is trusted without it');
  if ((env.OPENID_CLIENT_ID === undefined) !== (env.OPENID_CLIENT_SECRET === undefined))
    problems.push('OPENID_CLIENT_ID and OPENID_CLIENT_SECRET belong together');
  return problems;
}

/** A chat that does not know who speaks would show one person another's messages. */
function chatConflictsOf(env: Environment): string[] {
  if (env.SUPPORT_CHAT === 'none') return [];
  const needed = [
    'SUPPORT_CHAT_URL',
    'SUPPORT_CHAT_SECRET',
    ...(env.SUPPORT_CHAT === 'chatwoot' ? (['SUPPORT_CHAT_TOKEN'] as const) : []),
  ] as const;
  return needed.filter((name) => !env[name]).map((name) => `SUPPORT_CHAT=${env.SUPPORT_CHAT} needs ${name}`);
}

/** A gateway is whole or it is not there: a key without its webhook secret would sell credits that never come. */
function gatewayConflictsOf(env: Environment): string[] {
  const problems: string[] = [];
  if (env.PAYMENT_GATEWAY === 'sandbox' && env.NODE_ENV === 'production' && !env.SANDBOX_IN_PRODUCTION) {
    problems.push(
      'PAYMENT_GATEWAY=sandbox gives credits away: choose another in production, or set SANDBOX_IN_PRODUCTION=true if that is meant',
    );
  }
  const pairs = [
    { gateway: 'mercadopago', key: 'MERCADOPAGO_ACCESS_TOKEN', secret: 'MERCADOPAGO_WEBHOOK_SECRET' },
    { gateway: 'stripe', key: 'STRIPE_SECRET_KEY', secret: 'STRIPE_WEBHOOK_SECRET' },
  ] as const;
  for (const { gateway, key, secret } of pairs) {
    if (env.PAYMENT_GATEWAY === gateway && !env[key]) problems.push(`PAYMENT_GATEWAY=${gateway} needs ${key}`);
    if ((env.PAYMENT_GATEWAY === gateway || env[key]) && !env[secret])
      problems.push(`${key} needs ${secret}: without it no webhook can be believed`);
  }
  return problems;
}

function configFrom(env: Environment) {
  const dataFolder = resolve(env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const database: DatabaseChoice = env.DATABASE_URL
    ? { kind: 'postgres', url: env.DATABASE_URL, connectionsMax: env.DATABASE_CONNECTIONS }
    : { kind: 'embedded', folder: join(dataFolder, 'database') };
  return {
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    secureCookies: publicUrl.startsWith('https://'),
    isProduction: env.NODE_ENV === 'production',
    dataFolder,
    files: filesChoiceOf(env, dataFolder),
    keys: keysChoiceOf(env, dataFolder),
    database,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outboxFolder: join(dataFolder, 'outbox') },
    settings: {
      maintenance: env.MAINTENANCE,
      marketing_url: env.MARKETING_URL ?? null,
      support_email: env.SUPPORT_EMAIL,
      support: {
        chat: chatSettingsOf(env),
        whatsapp_url: env.WHATSAPP_NUMBER ? `https://wa.me/${env.WHATSAPP_NUMBER}` : null,
        answer_days: env.SUPPORT_ANSWER_DAYS,
      },
      openid: env.OPENID_CLIENT_ID ? { name: openidNameOf(env) } : null,
      staff_idle_minutes: env.STAFF_IDLE_MINUTES,
      review_hours: env.REVIEW_HOURS,
      company: { name: env.COMPANY_NAME, cnpj: env.COMPANY_CNPJ, address: env.COMPANY_ADDRESS },
      retention: {
        results_days: env.RETENTION_RESULTS_DAYS,
        uploads_days: env.RETENTION_UPLOADS_DAYS,
        unfinished_hours: env.RETENTION_UNFINISHED_HOURS,
        faces_months: env.RETENTION_FACES_MONTHS,
        exports_hours: env.RETENTION_EXPORTS_HOURS,
        erasure_days: env.ERASURE_DELAY_DAYS,
      },
    },
    welcomeCredits: env.WELCOME_CREDITS,
    payments: {
      gateway: env.PAYMENT_GATEWAY,
      mercadopago:
        env.MERCADOPAGO_ACCESS_TOKEN && env.MERCADOPAGO_WEBHOOK_SECRET
          ? { accessToken: env.MERCADOPAGO_ACCESS_TOKEN, webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET }
          : undefined,
      stripe:
        env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
          ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET, hasPix: env.STRIPE_PIX }
          : undefined,
    },
    media: {
      weightsFolder: resolve(env.WEIGHTS_DIR ?? join(dataFolder, 'weights')),
      workerSlots: env.WORKER_SLOTS,
      framesPerSegment: env.SEGMENT_FRAMES,
      sandbox: env.SANDBOX,
      signing: { chainFile: env.SIGNING_CHAIN_FILE, keyFile: env.SIGNING_KEY_FILE },
    },
    supportChat:
      env.SUPPORT_CHAT !== 'none' && env.SUPPORT_CHAT_URL && env.SUPPORT_CHAT_SECRET
        ? { provider: env.SUPPORT_CHAT, secret: env.SUPPORT_CHAT_SECRET, origin: new URL(env.SUPPORT_CHAT_URL).origin }
        : undefined,
    openid:
      env.OPENID_CLIENT_ID && env.OPENID_CLIENT_SECRET
        ? {
            issuer: env.OPENID_ISSUER,
            clientId: env.OPENID_CLIENT_ID,
            clientSecret: env.OPENID_CLIENT_SECRET,
            redirectUrl: `${publicUrl}/openid`,
          }
        : undefined,
    staffRules: { secondFactorGraceDays: env.STAFF_SECOND_FACTOR_GRACE_DAYS, idleMinutes: env.STAFF_IDLE_MINUTES },
    secret: env.APP_SECRET,
    previousSecrets: env.APP_SECRET_PREVIOUS ?? [],
    demoAccounts: env.DEMO_ACCOUNTS ?? env.NODE_ENV !== 'production',
    // Drawn in the background on a first start; a test asks for those it needs.
    demoClips: env.DEMO_CLIPS ?? (env.NODE_ENV === 'development' && env.DEMO_ACCOUNTS !== false ? 12 : 0),
    trustProxyHops: env.TRUST_PROXY,
    // Where no proxy asks for readiness nobody is waited for: a developer's Ctrl-C and a worker stop at once.
    shutdown: {
      drainMs: 1000 * (env.SHUTDOWN_DRAIN_SECONDS ?? (env.NODE_ENV === 'production' && env.ROLE !== 'worker' ? 5 : 0)),
      waitMs: 1000 * env.SHUTDOWN_WAIT_SECONDS,
    },
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN,
    traces: tracesChoiceOf(env),
    logLevel: env.LOG_LEVEL,
  };
}

/** As the button says it. */
function openidNameOf(env: Environment): string {
  const { hostname } = new URL(env.OPENID_ISSUER);
  return env.OPENID_NAME ?? (hostname === 'accounts.google.com' ? 'Google' : hostname);
}

/** What the page is told of the chat: nothing secret. */
function chatSettingsOf(env: Environment): SupportSettings['chat'] {
  const base = env.SUPPORT_CHAT_URL?.replace(/\/+$/, '');
  if (!base) return null;
  if (env.SUPPORT_CHAT === 'support_board') return { provider: 'support_board', script_url: `${base}/js/main.js` };
  if (env.SUPPORT_CHAT === 'chatwoot' && env.SUPPORT_CHAT_TOKEN)
    return {
      provider: 'chatwoot',
      script_url: `${base}/packs/js/sdk.js`,
      base_url: base,
      website_token: env.SUPPORT_CHAT_TOKEN,
    };
  return null;
}

/** The deployment's secret, and those it had before, whose seals still open. */
export function secretsOf(config: Config): [string, ...string[]] {
  return [secretOf(config), ...config.previousSecrets];
}

/** Given, or made on the first start and kept beside the data, readable by its owner only. */
function secretOf(config: Config): string {
  if (config.secret) return config.secret;
  const file = join(config.dataFolder, 'secret');
  if (!existsSync(file)) {
    mkdirSync(config.dataFolder, { recursive: true });
    // Written whole under a name of its own and linked: of processes that start together one makes it, and nobody reads
    // half of it.
    const made = `${file}.${process.pid}`;
    writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(made, file);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    } finally {
      rmSync(made, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
