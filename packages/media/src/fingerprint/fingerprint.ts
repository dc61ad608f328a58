import { EngineError } from '../engine-error.ts';
import { signatureLength } from './frame-signature.ts';

export const imageGridSide = 64;

export interface ImageFingerprint {
  kind: 'image';
  /** 64 x 64 levels from -7 to 7: by how much each place is brighter than its surroundings. */
  cells: Int8Array;
}

export interface VideoFingerprint {
  kind: 'video';
  /** Seconds from the start, rising. */
  times: Float64Array;
  /** One signature for each time, one after another. */
  signatures: Int8Array;
}

export type Fingerprint = ImageFingerprint | VideoFingerprint;

const magic = Buffer.from('SFP1', 'latin1');
const kinds = ['image', 'video'] as const;
/** Ten minutes at 60 pictures a second, and then some. */
const samplesMax = 50_000;

/** 2,053 bytes for an image; 76 for each moment of a video, so 9 KB a minute. */
export function encodeFingerprint(fingerprint: Fingerprint): Buffer {
  const head = Buffer.concat([magic, Buffer.from([kinds.indexOf(fingerprint.kind)])]);
  if (fingerprint.kind === 'image') return Buffer.concat([head, packNibbles(fingerprint.cells)]);
  const count = fingerprint.times.length;
  const times = Buffer.alloc(4 + count * 4);
  times.writeUInt32BE(count, 0);
  fingerprint.times.forEach((seconds, i) => times.writeUInt32BE(Math.round(seconds * 1000), 4 + i * 4));
  const signatures = Array.from({ length: count }, (_, i) =>
    packNibbles(fingerprint.signatures.subarray(i * signatureLength, (i + 1) * signatureLength)),
  );
  return Buffer.concat([head, times, ...signatures]);
}

export function decodeFingerprint(bytes: Buffer): Fingerprint {
  const kind = kinds[bytes[magic.length] ?? -1];
  if (!bytes.subarray(0, magic.length).equals(magic) || !kind) throw invalid();
  const body = bytes.subarray(magic.length + 1);
  switch (kind) {
    case 'image':
      return { kind, cells: unpackNibbles(body, imageGridSide * imageGridSide) };
    case 'video':
      return decodeVideo(body);
    default:
      return kind satisfies never;
  }
}

function decodeVideo(body: Buffer): VideoFingerprint {
  const count = body.length >= 4 ? body.readUInt32BE(0) : samplesMax + 1;
  const packed = nibbleBytes(signatureLength);
  if (count > samplesMax || body.length !== 4 + count * (4 + packed)) throw invalid();
  const times = Float64Array.from({ length: count }, (_, i) => body.readUInt32BE(4 + i * 4) / 1000);
  const signatures = new Int8Array(count * signatureLength);
  for (let i = 0; i < count; i++) {
    const start = 4 + count * 4 + i * packed;
    signatures.set(unpackNibbles(body.subarray(start, start + packed), signatureLength), i * signatureLength);
  }
  return { kind: 'video', times, signatures };
}

const nibbleBytes = (count: number) => Math.ceil(count / 2);

function packNibbles(levels: Int8Array): Buffer {
  const packed = Buffer.alloc(nibbleBytes(levels.length));
  levels.forEach((level, i) => (packed[i >> 1]! |= (level & 0xf) << (i % 2 === 0 ? 4 : 0)));
  return packed;
}

function unpackNibbles(packed: Buffer, count: number): Int8Array {
  if (packed.length !== nibbleBytes(count)) throw invalid();
  return Int8Array.from({ length: count }, (_, i) => {
    const nibble = (packed[i >> 1]! >> (i % 2 === 0 ? 4 : 0)) & 0xf;
    return nibble > 7 ? nibble - 16 : nibble;
  });
}

const invalid = () => new EngineError('engine.input_invalid', { what: 'fingerprint' });
