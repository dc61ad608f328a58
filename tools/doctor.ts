// `npm run doctor`: what is wrong with the deployment that the environment names, in words (docs/operations.md).
import { access, constants, mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { dirname, join } from 'node:path';
import { readOperations } from '@semblante/core/figures';
import { keysFrom } from '@semblante/core/kernel';
import { requireKnownSecret } from '@semblante/core/secret';
import { countPendingMigrations, type Database, DatabaseInUse, openDatabase } from '@semblante/db';
import { describeSandbox, EngineError, openEngine, openSandbox, type Sandbox } from '@semblante/engine';
import { findMissingArchives } from '@semblante/vision/weights';
import { createFiles, pingBucket, type S3Access } from '@semblante/providers/files';
import { openKeys } from '@semblante/providers/keys';
import { type Config, ConfigProblems, readConfig, secretsOf } from '../apps/server/src/config.ts';
import { findOtherFiles } from '../apps/server/src/same-files/same-files.ts';

interface Finding {
  state: 'well' | 'mind' | 'ill';
  text: string;
}

const well = (text: string): Finding => ({ state: 'well', text });
const mind = (text: string): Finding => ({ state: 'mind', text });
const ill = (text: string): Finding => ({ state: 'ill', text });

const freeBytesMin = 2e9;
const answerMs = 5_000;
const stuckSeconds = 15 * 60;
const marks = { well: 'ok   ', mind: 'note ', ill: 'WRONG' };

let problems = 0;
function tell(what: string, { state, text }: Finding): void {
  if (state === 'ill') problems += 1;
  process.stdout.write(`${marks[state]}  ${what.padEnd(12)} ${text.replaceAll('\n', '\n                    ')}\n`);
}

async function look(what: string, check: () => Promise<Finding>): Promise<void> {
  tell(what, await check().catch((error: unknown) => ill(messageOf(error))));
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

await examine();
process.stdout.write(problems === 0 ? '\nNothing is wrong.\n' : `\n${problems} thing(s) are wrong.\n`);
process.exit(problems === 0 ? 0 : 1);

async function examine(): Promise<void> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (!(error instanceof ConfigProblems)) throw error;
    return tell('settings', ill(error.message));
  }
  tell('settings', well(`complete, for ${config.isProduction ? 'production' : 'development'} as ${config.role}`));
  await look('data folder', () => lookAtFolder(config.dataFolder, 'DATA_DIR'));
  const { keys, files } = config;
  if (keys.kind === 'folder') await look('keys folder', () => lookAtFolder(keys.folder, 'KEYS_DIR'));
  else await look('keys bucket', () => lookAtBucket(keys, 'S3_KEYS_BUCKET'));
  if (keys.kms) await look('key service', () => lookAtKeyService(config));
  if (files.kind === 's3') await look('bucket', () => lookAtBucket(files, 'S3_BUCKET'));
  await look('disk', () => lookAtDisk(config.dataFolder));
  await look('database', () => lookAtDatabase(config));
  await lookInside(config);
  await look('mail', () => lookAtMail(config));
  const { traces } = config;
  if (traces) await look('traces', () => lookAtTraces(traces.endpoint));
  await look('networks', () => lookAtWeights(config));
  await lookAtEngine(config);
}

/** As the server would have it: made when it is not there, and writable. */
async function lookAtFolder(folder: string, setting: string): Promise<Finding> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) {
    const parent = await existingParent(folder);
    return await access(parent, constants.W_OK).then(
      () => well(`${folder} will be made`),
      () => ill(`${folder} is not there and ${parent} cannot be written: make it, or set ${setting}`),
    );
  }
  if (!found.isDirectory()) return ill(`${folder} is no folder: set ${setting} to one`);
  const mayWrite = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  return mayWrite
    ? well(folder)
    : ill(`${folder} cannot be written by this user (${process.getuid?.() ?? 'unknown'}): give it to them (chown)`);
}

async function lookAtBucket({ access, bucket }: { access: S3Access; bucket: string }, name: string): Promise<Finding> {
  const where = access.endpoint ?? `region ${access.region}`;
  return await pingBucket(access, bucket).then(
    () => well(`${bucket} at ${where} answers`),
    (error: Error) =>
      ill(`${bucket} at ${where} fails (${messageOf(error.cause ?? error)}): look at ${name}, S3_ENDPOINT, the keys`),
  );
}

async function lookAtKeyService(config: Config): Promise<Finding> {
  const place = await openKeys(config.keys, keysFrom(...secretsOf(config)));
  return await place.check().then(
    () => well('seals and opens'),
    (error: Error) => ill(`${error.message} (${rootOf(error)}): look at KMS_KEY_ID, KMS_ENDPOINT, its keys`),
  );
}

/** What a library said first, before others wrapped it. */
function rootOf(error: Error): string {
  return error.cause instanceof Error ? rootOf(error.cause) : error.message;
}

async function existingParent(folder: string): Promise<string> {
  const parent = dirname(folder);
  return (await stat(parent).catch(() => undefined)) || parent === folder ? parent : await existingParent(parent);
}

async function lookAtDisk(folder: string): Promise<Finding> {
  const place = (await stat(folder).catch(() => undefined)) ? folder : await existingParent(folder);
  const { bavail, bsize } = await statfs(place);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`;
  return bavail * bsize < freeBytesMin
    ? ill(`${free}: a few videos fill that; make room or move DATA_DIR`)
    : well(free);
}

async function lookAtDatabase({ database: choice }: Config): Promise<Finding> {
  if (choice.kind === 'embedded' && !(choice.folder && (await stat(choice.folder).catch(() => undefined))))
    return mind('embedded, will be made; one process only and not for production (DATABASE_URL)');
  try {
    const database = await openDatabase(choice);
    try {
      await withinTime(database.ping(), 'it takes connections and does not answer');
      const pending = await countPendingMigrations(database);
      if (pending < 0) return mind(`answers; it was migrated by newer code than this (${-pending} more)`);
      const which = choice.kind === 'embedded' ? 'embedded, one process only' : 'PostgreSQL answers';
      return pending > 0
        ? mind(`${which}; ${pending} migration(s) will run at the next start`)
        : well(`${which}, migrated`);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DatabaseInUse) return well('embedded, in use by the server that runs');
    return ill(`does not answer (${messageOf(error)}): is it running, and is DATABASE_URL right?`);
  }
}

/** What only a prepared PostgreSQL can tell: the embedded one belongs to the process that serves. */
async function lookInside(config: Config): Promise<void> {
  if (config.database.kind === 'embedded') return;
  const database = await openDatabase(config.database);
  try {
    if ((await countPendingMigrations(database)) > 0) return;
    const { secret } = config;
    if (secret) await look('secret', () => lookAtSecret(database, [secret, ...config.previousSecrets]));
    await look('files', () => lookAtMark(database, config));
    await look('queue', () => lookAtQueue(database));
  } catch {
    // That it does not answer has been told above.
  } finally {
    await database.close();
  }
}

async function lookAtSecret({ db }: Database, [present, ...before]: [string, ...string[]]): Promise<Finding> {
  await requireKnownSecret({ db, keys: keysFrom(present, ...before) });
  return well('opens what is sealed in this database');
}

async function lookAtMark({ db }: Database, { files: choice }: Config): Promise<Finding> {
  const { files } = await createFiles(choice);
  const problem = await findOtherFiles({ db, files, role: 'worker' });
  if (problem === undefined) return well(`${files.place} is the deployment's`);
  return problem.startsWith('No api') ? mind('not marked yet: the first api does it') : ill(problem);
}

async function lookAtQueue({ db }: Database): Promise<Finding> {
  const { steps, workers, review } = await readOperations(db, new Date());
  const there = `${workers.processes} worker(s) with ${workers.slots} slot(s)`;
  const told = `${steps.waiting} step(s) wait, ${steps.leased} run, ${there}`;
  if (steps.waiting > 0 && workers.slots === 0) return ill(`${told}: start a process with ROLE=worker`);
  if (steps.oldestSeconds > stuckSeconds)
    return ill(
      `${told}; the oldest has waited ${Math.round(steps.oldestSeconds / 60)} minutes: more workers are needed`,
    );
  if (steps.stalled > 0) return mind(`${told}; ${steps.stalled} of a worker that went silent go to another`);
  return review.overdue > 0 ? mind(`${told}; ${review.overdue} decision(s) of staff are late`) : well(told);
}

async function lookAtTraces(endpoint: string): Promise<Finding> {
  const answered = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"resourceSpans":[]}',
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: Error) => error);
  if (answered instanceof Error)
    return ill(
      `${endpoint} does not answer (${messageOf(answered.cause ?? answered)}): look at OTEL_EXPORTER_OTLP_ENDPOINT`,
    );
  return answered.ok
    ? well(`${endpoint} takes spans`)
    : mind(`${endpoint} answers ${answered.status} to an empty list of spans`);
}

async function lookAtMail({ mail, isProduction }: Config): Promise<Finding> {
  if (!mail.smtpUrl) return isProduction ? mind('kept in files; nobody gets one') : well('kept in an outbox');
  const { hostname, port, protocol } = new URL(mail.smtpUrl);
  const number = Number(port) || (protocol === 'smtps:' ? 465 : 587);
  const connected = new Promise<void>((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: number }, () => resolve(void socket.destroy()));
    socket.setTimeout(answerMs, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
  return await connected.then(
    () => well(`${hostname}:${number} takes connections`),
    (error: unknown) =>
      ill(`${hostname}:${number} cannot be reached (${messageOf(error)}): check SMTP_URL and the firewall`),
  );
}

async function lookAtWeights({ media }: Config): Promise<Finding> {
  const missing = await findMissingArchives();
  if (missing.length > 0)
    return ill(
      `not fetched: ${missing.join(', ')}; npm run build brings them, or .cache/weights of where it was built`,
    );
  const names = await readdir(media.weightsFolder).catch(() => []);
  const count = names.filter((name) => name.endsWith('.onnx')).length;
  return count > 0
    ? well(`${count} in ${media.weightsFolder}; others are made when they are first used`)
    : mind(`none yet in ${media.weightsFolder}: the first use converts them, which takes half a minute`);
}

async function lookAtEngine({ dataFolder, media }: Config): Promise<void> {
  const root = join(dataFolder, 'scratch');
  await mkdir(root, { recursive: true });
  const scratchRoot = await mkdtemp(join(root, 'doctor-'));
  try {
    let sandbox: Sandbox | undefined;
    await look('sandbox', async () => {
      sandbox = await openSandbox({ choice: media.sandbox, scratchRoot, weightsFolder: media.weightsFolder });
      const lines = [describeSandbox(sandbox.level), ...sandbox.lacking].join('\n');
      return sandbox.level === 'bubblewrap' ? well(lines) : mind(lines);
    });
    await look('engine', async () => await lookAtChild(scratchRoot, sandbox));
  } finally {
    await rm(scratchRoot, { recursive: true, force: true });
  }
}

/** A file that is not there is told by a child that loaded everything that reads files. */
async function lookAtChild(scratchRoot: string, sandbox: Sandbox | undefined): Promise<Finding> {
  const engine = openEngine({ scratchRoot, ...(sandbox && { sandbox }) });
  try {
    const startedAt = performance.now();
    const error: unknown = await engine
      .run('probe', { video: join(scratchRoot, 'nothing.mp4') }, { limits: { seconds: 60 } })
      .catch((cause: unknown) => cause);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (error instanceof EngineError && error.code === 'engine.input_invalid')
      return well(`starts within ${seconds} s`);
    return ill(
      `a child does not start: ${messageOf(error)} ${error instanceof Error ? String(error.cause ?? '') : ''}`,
    );
  } finally {
    await engine.close();
  }
}

async function withinTime(answer: Promise<unknown>, otherwise: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), answerMs);
  });
  try {
    await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
  }
}
