import { open, type FileHandle } from 'node:fs/promises';
import { EngineError } from '../engine-error.ts';
import { sizeOfInput } from '../input-file.ts';
import { abandonLibrary, withFileBlob } from './c2pa/library.ts';
import { findManifest, type ManifestReport } from './c2pa/read-manifest.ts';
import { isBoxFlood } from './mp4/box-flood.ts';
import { isSealIntact, type SealOptions } from './seal.ts';
import { sniffFormat, type SignedFormat } from './sniff-format.ts';
import { actionDescriptions, generator, provenanceActions, type ProvenanceAction } from './statement.ts';
import { findTrace } from './trace.ts';

export interface Provenance {
  format: SignedFormat;
  signer: { name: string | undefined; organisation: string | undefined };
  /** What the signer wrote down, or a timestamp authority where there is one. */
  when: string | undefined;
  /** Our own word for it where the file is ours, else C2PA's name of the last action. */
  action: ProvenanceAction | (string & {}) | undefined;
  digitalSourceType: string | undefined;
  /** Which program claims to have made it. */
  generator: string | undefined;
  /** Signed with a certificate we know, by this program. */
  ours: boolean;
}

export type Verification =
  /** Not a byte differs from what a known signer signed. */
  | ({ verdict: 'valid' } & Provenance)
  | {
      verdict: 'tampered';
      reason: 'content_changed' | 'manifest_damaged' | 'manifest_missing';
      claimed: Provenance | undefined;
    }
  | { verdict: 'unknown'; reason: 'no_manifest' | 'unsupported' | 'unreadable' }
  /** Whole, but signed by somebody we do not know: anybody can sign anything in our name. */
  | { verdict: 'unknown'; reason: 'unknown_signer'; claimed: Provenance };

export interface VerifyOptions {
  /** PEM certificates of the signers to believe: the configured one, former ones, the development one. */
  certificates: readonly string[];
}

/**
 * 500 MB take about ten seconds on a slow core; whoever needs longer or reads the file many times over is up to
 * something.
 */
const secondsMax = 120;
const readsMax = 2_000_000;
const readingsOfWholeFileMax = 6;

export async function verifyFile(file: string, { certificates }: VerifyOptions): Promise<Verification> {
  await sizeOfInput(file);
  const handle = await open(file, 'r');
  try {
    const format = await findFormat(handle);
    if (!format) return await ofUnknownFormat(handle);
    const report = await readReport(file, { handle, format, certificates });
    if (report === 'absent' || report === 'broken') return await withoutReport(handle, report);
    return await judge(report, { handle, format });
  } finally {
    await handle.close();
  }
}

/** Nothing we sign, unless its very first bytes were damaged: then our own promise is still in it. */
async function ofUnknownFormat(handle: FileHandle): Promise<Verification> {
  const { promisesManifest } = await findTrace(handle);
  return promisesManifest
    ? { verdict: 'tampered', reason: 'manifest_damaged', claimed: undefined }
    : { verdict: 'unknown', reason: 'unsupported' };
}

async function findFormat(handle: FileHandle): Promise<SignedFormat | undefined> {
  const start = Buffer.alloc(16);
  const { bytesRead } = await handle.read(start, 0, start.length, 0);
  return sniffFormat(start.subarray(0, bytesRead));
}

async function readReport(
  file: string,
  { handle, format, certificates }: VerifyOptions & { handle: FileHandle; format: SignedFormat },
): Promise<ManifestReport | 'absent' | 'broken'> {
  if (format === 'video/mp4' && (await isBoxFlood(handle))) return 'broken';
  const { size } = await handle.stat();
  const budget = { bytesMax: size * readingsOfWholeFileMax + 64 * 1024 * 1024, readsMax, secondsMax };
  try {
    const report = await withFileBlob(file, { type: format, budget }, (blob) =>
      findManifest(blob, { format, knownSigners: certificates }),
    );
    return report ?? 'absent';
  } catch (error) {
    if (error instanceof EngineError || isSystemError(error)) throw error;
    // Whatever else the library trips over is an answer about the file, not a failure of ours. A trap leaves its memory
    // in an unknown state, though.
    if (error instanceof WebAssembly.RuntimeError) abandonLibrary();
    return 'broken';
  }
}

/** A disk that fails is no verdict on the file. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'errno' in error;
}

/** No manifest can be read. Whether there ever was one is told by what is left of it. */
async function withoutReport(handle: FileHandle, report: 'absent' | 'broken'): Promise<Verification> {
  const trace = await findTrace(handle);
  if (trace.hasManifestPieces) return { verdict: 'tampered', reason: 'manifest_damaged', claimed: undefined };
  if (trace.promisesManifest) return { verdict: 'tampered', reason: 'manifest_missing', claimed: undefined };
  return { verdict: 'unknown', reason: report === 'broken' ? 'unreadable' : 'no_manifest' };
}

async function judge(
  report: ManifestReport,
  { handle, format }: { handle: FileHandle; format: SignedFormat },
): Promise<Verification> {
  const isKnown = report.succeeded.includes('signingCredential.trusted');
  const claimed = provenanceOf(report, { format, isKnown });
  if (!isIntact(report)) return { verdict: 'tampered', reason: reasonOf(report), claimed };
  if (!isKnown) return { verdict: 'unknown', reason: 'unknown_signer', claimed };
  if (claimed.ours && !(await hasIntactSeal(handle, { format, assertions: report.assertions })))
    return { verdict: 'tampered', reason: 'manifest_damaged', claimed };
  return { verdict: 'valid', ...claimed };
}

async function hasIntactSeal(handle: FileHandle, options: SealOptions): Promise<boolean> {
  try {
    return await isSealIntact(handle, options);
  } catch (error) {
    if (error instanceof EngineError) return false; // boxes or segments that do not fit into each other
    throw error;
  }
}

/** Failures that say something about the signer's papers and nothing about the bytes. */
const aboutTheSigner = new Set([
  'signingCredential.untrusted',
  'signingCredential.expired',
  'claimSignature.outsideValidity',
]);

function isIntact(report: ManifestReport): boolean {
  return (
    report.succeeded.includes('claimSignature.validated') && report.failed.every((code) => aboutTheSigner.has(code))
  );
}

function reasonOf(report: ManifestReport): 'content_changed' | 'manifest_damaged' {
  return report.failed.some((code) => /^assertion\.(dataHash|bmffHash|boxesHash)\./.test(code))
    ? 'content_changed'
    : 'manifest_damaged';
}

function provenanceOf(
  report: ManifestReport,
  { format, isKnown }: { format: SignedFormat; isKnown: boolean },
): Provenance {
  const last = report.actions.at(-1);
  const ours = isKnown && report.generator === generator.name;
  return {
    format,
    signer: report.signer,
    when: report.timestamp ?? last?.when,
    action:
      (ours ? provenanceActions.find((action) => actionDescriptions[action] === last?.description) : undefined) ??
      last?.action,
    digitalSourceType: last?.digitalSourceType,
    generator: report.generator,
    ours,
  };
}
