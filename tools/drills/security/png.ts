import { crc32, deflateSync } from 'node:zlib';

interface PngParts {
  width: number;
  height: number;
  /** Instead of as many rows as it says. */
  rows?: Buffer;
  /** A chunk before the picture's own. */
  extra?: { name: string; data: Buffer };
}

/** A grey PNG, chunk by chunk: what it says of itself need not be so. */
export function makePng({ width, height, rows = Buffer.alloc((width + 1) * height, 128), extra }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const plain = Buffer.from(rows);
  // Every row begins with its filter, of which there is none.
  if (rows.length === (width + 1) * height) for (let row = 0; row < height; row += 1) plain[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(extra ? [chunk(extra.name, extra.data)] : []),
    chunk('IDAT', deflateSync(plain)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
