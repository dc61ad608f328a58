import { createHash } from 'node:crypto';
import { c2paUuid, type TopLevelBox } from './boxes.ts';

/** The boxes C2PA's hash of an MP4 leaves out (C2PA 2.2, 18.5: the manifest itself and what servers may rewrite). */
export function isOutsideHash({ type, uuid }: Pick<TopLevelBox, 'type' | 'uuid'>): boolean {
  return (
    type === 'ftyp' || type === 'mfra' || type === 'free' || type === 'skip' || (type === 'uuid' && uuid === c2paUuid)
  );
}

/** C2PA's hash of a BMFF file (`c2pa.hash.bmff.v3`), fed in the order of the file: each box's place, then its bytes. */
export class BmffHash {
  private readonly hash = createHash('sha256');

  startBox(start: number): void {
    const place = Buffer.alloc(8);
    place.writeBigUInt64BE(BigInt(start));
    this.hash.update(place);
  }

  update(bytes: Uint8Array): void {
    this.hash.update(bytes);
  }

  digest(): Buffer {
    return this.hash.digest();
  }
}
