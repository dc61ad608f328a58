import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Something of the person that must not be readable anywhere. */
export interface Needle {
  what: string;
  bytes: Buffer;
}

export interface Found {
  what: string;
  place: string;
}

export const textNeedle = (what: string, text: string): Needle => ({ what, bytes: Buffer.from(text.toLowerCase()) });

const windowBytes = 48;
const windows = 6;

/**
 * Pieces from all over a file: of a copy that was moved, cut or packed into something else some piece is still there.
 */
export function needlesOfFile(what: string, bytes: Buffer): Needle[] {
  if (bytes.length < windowBytes) return [];
  const spots = Array.from({ length: windows }, (_, n) =>
    Math.floor(((bytes.length - windowBytes) * (n + 0.5)) / windows),
  );
  // A stretch of one and the same byte is in many a file.
  return spots
    .map((spot) => bytes.subarray(spot, spot + windowBytes))
    .filter((piece) => new Set(piece).size > 12)
    .map((piece) => ({ what, bytes: piece }));
}

/** Letters of any size are the same letter; pictures are compared as they are. */
export function hunt(needles: readonly Needle[], place: string, content: Buffer): Found[] {
  const lower = Buffer.from(
    content.toString('latin1').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
    'latin1',
  );
  return needles
    .filter(({ bytes }) => content.includes(bytes) || lower.includes(bytes))
    .map(({ what }) => ({ what, place }));
}

export function huntFolder(
  needles: readonly Needle[],
  folder: string,
  isLeftOut: (file: string) => boolean = () => false,
): Found[] {
  return filesUnder(folder)
    .filter((file) => !isLeftOut(file))
    .flatMap((file) => {
      const content = readFileSync(file);
      return hunt(needles, relative(folder, file), file.endsWith('.gz') ? gunzipSync(content) : content);
    });
}

/** Whatever of ours lies in the machine's temporary folder. */
export function huntTemporary(needles: readonly Needle[], isOurs: (name: string) => boolean): Found[] {
  return readdirSync(tmpdir())
    .filter(isOurs)
    .flatMap((name) => huntFolder(needles, join(tmpdir(), name)));
}

export function filesUnder(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [folder] : [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
