// The engine's command line: `npx tsx packages/engine/src/cli.ts help`.
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EngineError, type Progress } from '@semblante/media';
import { openEngine } from './open-engine.ts';

const help = `Usage: cli.ts COMMAND [options]

  probe VIDEO
  analyse VIDEO --analysis FOLDER [--model fast|far] [--angle auto|0|90|180|270]
  photo PHOTO
  preview VIDEO --analysis FOLDER --map PERSON=PHOTO[,PHOTO] (--at SECONDS | --frame N | --hardest) --out FOLDER
  swap VIDEO --analysis FOLDER --map PERSON=PHOTO[,PHOTO] [--map ...] --out FILE.mp4 [--from SECONDS] [--to SECONDS] [--segments FOLDER] [--keys FOLDER]
  cut-out IMAGE --out FILE.png|webp|jpg [--background transparent|blur|#RRGGBB|PICTURE] [--hair] [--quick] [--keys FOLDER]
  screen FILE [--from SECONDS] [--to SECONDS]
  verify FILE [--keys FOLDER] [--certificate FILE.pem ...]
  fingerprint FILE

  --label pt_BR|en|none  language of the visible label (en)
  --quick                with the small network: coarse, small, at once, unsigned
  --keys FOLDER|none     signs with the development pair of this folder, made on first use (~/.semblante/keys); none: labels only
  --certificate FILE     a signer to believe besides the development pair
  --weights FOLDER       cache of converted networks
  --swap-model FOLDER    an operator's own network instead of the engine's compositor
  --any-video            also other containers and sizes than users may upload
  --json                 one JSON object as the last line, also when it fails: { error, details }
An analysis that is not there is made first. Ctrl-C stops cleanly; swap with --segments goes on where it was.
`;

const options = {
  analysis: { type: 'string' },
  map: { type: 'string', multiple: true },
  model: { type: 'string', default: 'far' },
  angle: { type: 'string', default: 'auto' },
  at: { type: 'string' },
  frame: { type: 'string' },
  hardest: { type: 'boolean' },
  out: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  segments: { type: 'string' },
  label: { type: 'string', default: 'en' },
  background: { type: 'string', default: 'transparent' },
  hair: { type: 'boolean' },
  quick: { type: 'boolean' },
  keys: { type: 'string', default: join(homedir(), '.semblante', 'keys') },
  certificate: { type: 'string', multiple: true },
  weights: { type: 'string', default: join(tmpdir(), 'semblante-weights') },
  'swap-model': { type: 'string' },
  'any-video': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const { positionals, values } = readArguments();

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

const [command = 'help', ...files] = values.help ? [] : positionals;
const limits = values['any-video'] ? 'bench' : 'product';
const weights = resolve(values.weights);
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

class WrongUse extends Error {}

function need(value: string | undefined, name: string): string {
  if (value === undefined) throw new WrongUse(`${command} needs ${name}`);
  return value;
}

function choice<T extends string>(value: string, allowed: readonly T[], name: string): T {
  const found = allowed.find((each) => each === value);
  if (!found) throw new WrongUse(`${name} is one of ${allowed.join(', ')}`);
  return found;
}

function numberOf(value: string | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) throw new WrongUse(`${name} is a number from 0`);
  return number;
}

const barWidth = 30;

/** One line that is drawn again and again; nothing at all where nobody looks. */
function showProgress({ stage, fraction, secondsLeft }: Progress): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round(fraction * barWidth);
  const left = secondsLeft === undefined ? '' : `${Math.ceil(secondsLeft)} s left`;
  process.stderr.write(
    `\r${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${(fraction * 100).toFixed(0).padStart(3)} % ${stage} ${left}   ${fraction === 1 ? '\n' : ''}`,
  );
}

const engine = openEngine();
const running = { signal: stop.signal, onProgress: showProgress };

async function analyse(video: string): Promise<{ folder: string; result: unknown }> {
  const folder = resolve(need(values.analysis, '--analysis FOLDER'));
  const angle = choice(values.angle, ['auto', '0', '90', '180', '270'], '--angle');
  const settings = {
    detectionModel: choice(values.model, ['fast', 'far'], '--model'),
    faceAngle: angle === 'auto' ? angle : (Number(angle) as 0 | 90 | 180 | 270),
  } as const;
  return { folder, result: await engine.run('analyse', { video, folder, settings, weights, limits }, running) };
}

/** The analysis of the folder, made when there is none yet. */
async function ensureAnalysis(video: string): Promise<string> {
  const folder = resolve(need(values.analysis, '--analysis FOLDER'));
  const { analysisName } = await import('@semblante/vision/analyse');
  const { access } = await import('node:fs/promises');
  const isThere = await access(join(folder, analysisName)).then(
    () => true,
    () => false,
  );
  return isThere ? folder : (await analyse(video)).folder;
}

function trim() {
  const [fromSeconds, toSeconds] = [numberOf(values.from, '--from'), numberOf(values.to, '--to')];
  return fromSeconds === undefined && toSeconds === undefined ? {} : { trim: { fromSeconds, toSeconds } };
}

const signing = () =>
  values.keys === 'none'
    ? ({ kind: 'none' } as const)
    : ({ kind: 'development', folder: resolve(values.keys) } as const);

async function job(video: string) {
  const mapping = (values.map ?? []).map((text) => {
    const [person = '', photos = ''] = text.split('=');
    return {
      person,
      photos: photos
        .split(',')
        .filter(Boolean)
        .map((photo) => resolve(photo)),
    };
  });
  if (mapping.length === 0 || mapping.some(({ photos }) => photos.length === 0))
    throw new WrongUse(`${command} needs --map PERSON=PHOTO`);
  return {
    video,
    analysis: await ensureAnalysis(video),
    mapping,
    label: choice(values.label, ['pt_BR', 'en', 'none'], '--label'),
    weights,
    ...trim(),
    ...(values['swap-model'] ? { model: resolve(values['swap-model']) } : {}),
  };
}

async function preview(video: string): Promise<unknown> {
  const out = resolve(need(values.out, '--out FOLDER'));
  const [seconds, frame] = [numberOf(values.at, '--at'), numberOf(values.frame, '--frame')];
  const at = values.hardest ? ('hardest' as const) : frame !== undefined ? { frame } : { seconds: seconds ?? 0 };
  const wanted = await job(video);
  await mkdir(out, { recursive: true });
  return engine.run('preview', { job: wanted, limits, at, out }, running);
}

async function swap(video: string): Promise<unknown> {
  const out = resolve(need(values.out, '--out FILE.mp4'));
  const kept = values.segments && resolve(values.segments);
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'semblante-segments-')));
  try {
    return await engine.run('swap', { job: await job(video), limits, folder, out, signing: signing() }, running);
  } finally {
    if (!kept) await rm(folder, { recursive: true, force: true });
  }
}

async function cutOut(image: string): Promise<unknown> {
  const out = resolve(need(values.out, '--out FILE'));
  if (values.quick) return engine.run('cutOutPreview', { image, weights, out }, running);
  const extension = extname(out).slice(1).toLowerCase();
  const format = choice(extension === 'jpg' ? 'jpeg' : extension, ['png', 'webp', 'jpeg'], 'the ending of --out');
  const edges = values.hair ? ('hair' as const) : ('plain' as const);
  return engine.run(
    'cutOut',
    { job: { image, background: backgroundOf(values.background), format, edges, weights }, out, signing: signing() },
    running,
  );
}

function backgroundOf(text: string) {
  if (text === 'transparent' || text === 'blur') return { kind: text } as const;
  return /^#[0-9a-f]{6}$/i.test(text)
    ? ({ kind: 'colour', colour: text } as const)
    : ({ kind: 'picture', file: resolve(text) } as const);
}

const isVideo = (file: string) => ['.mp4', '.mov', '.mkv', '.webm'].includes(extname(file).toLowerCase());

function screen(file: string): Promise<unknown> {
  return isVideo(file)
    ? engine.run('screenVideo', { video: file, weights, limits, ...trim() }, running)
    : engine.run('screenImage', { image: file, weights }, running);
}

function fingerprint(file: string): Promise<unknown> {
  return isVideo(file)
    ? engine.run('fingerprintVideo', { video: file, limits }, running)
    : engine.run('fingerprintImage', { image: file }, running);
}

async function verify(file: string): Promise<unknown> {
  const { openDevelopmentCertificate, splitPem } = await import('@semblante/media/certificate');
  const known = await Promise.all(
    (values.certificate ?? []).map(async (name) => splitPem(await readFile(name, 'utf8'))),
  );
  const development =
    values.keys === 'none' ? [] : (await openDevelopmentCertificate(resolve(values.keys))).chain.slice(0, 1);
  return engine.run('verify', { file, certificates: [...known.flat(), ...development] }, running);
}

async function run(): Promise<unknown> {
  const file = () => resolve(need(files[0], 'a file'));
  switch (command) {
    case 'probe':
      return engine.run('probe', { video: file(), limits }, running);
    case 'analyse':
      return (await analyse(file())).result;
    case 'photo':
      return engine.run('judgePhoto', { photo: file(), weights }, running);
    case 'preview':
      return preview(file());
    case 'swap':
      return swap(file());
    case 'cut-out':
      return cutOut(file());
    case 'screen':
      return screen(file());
    case 'verify':
      return verify(file());
    case 'fingerprint':
      return fingerprint(file());
    case 'help':
      return undefined;
    default:
      throw new WrongUse(`no such command: ${command}`);
  }
}

try {
  const result = await run();
  process.stdout.write(result === undefined ? help : `${JSON.stringify(result, null, values.json ? undefined : 2)}\n`);
} catch (error) {
  process.exitCode = error instanceof WrongUse ? 2 : 1;
  if (error instanceof WrongUse) process.stderr.write(`${error.message}\n\n${help}`);
  else if (error instanceof EngineError && values.json)
    process.stdout.write(`${JSON.stringify({ error: error.code, details: error.details })}\n`);
  else if (error instanceof EngineError) process.stderr.write(`${error.code} ${JSON.stringify(error.details)}\n`);
  else throw error;
} finally {
  await engine.close();
}
