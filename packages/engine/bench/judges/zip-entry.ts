import { inflateRawSync } from 'node:zlib';

/** Signatures and places are those of the ZIP format. */
const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const methods = { stored: 0, deflated: 8 } as const;

/** One file of a small ZIP archive. */
export function readZipEntry(archive: Buffer, wanted: string): Buffer {
  let end = archive.length - 22;
  while (end >= 0 && archive.readUInt32LE(end) !== directoryEnd) end -= 1;
  if (end < 0) throw new Error('The archive has no directory');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0 && archive.readUInt32LE(at) === directoryEntry; left--) {
    const nameLength = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === wanted) return bytesOf(archive, at);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`The archive has no ${wanted}`);
}

function bytesOf(archive: Buffer, entry: number): Buffer {
  const method = archive.readUInt16LE(entry + 10);
  const file = archive.readUInt32LE(entry + 42);
  // The file's own header repeats its name and may have other extra fields than the directory.
  const start = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
  const bytes = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  if (method === methods.stored) return bytes;
  if (method === methods.deflated) return inflateRawSync(bytes);
  throw new Error(`The archive packs by method ${method}, which is not known`);
}
