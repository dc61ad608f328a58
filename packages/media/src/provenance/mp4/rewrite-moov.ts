import { EngineError } from '../../engine-error.ts';
import { box, boxesIn } from './boxes.ts';

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** Where cameras put place, owner and device: whatever came with the upload ends here. */
const carriesUserData = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);

/** From where the bytes of a chunk were to where they will be. */
export type MoveOffset = (offset: number) => number;

/**
 * The content of `moov` without anybody's metadata, with our tags, and with every chunk offset moved. Its size does not
 * depend on the moves.
 */
export function rewriteMoov(content: Buffer, { tags, moveOffset }: { tags: Buffer; moveOffset: MoveOffset }): Buffer {
  return Buffer.concat([rewrite(content, moveOffset), tags]);
}

function rewrite(content: Buffer, moveOffset: MoveOffset): Buffer {
  const kept = boxesIn(content).filter(({ type }) => !carriesUserData.has(type));
  return Buffer.concat(
    kept.map(({ type, content: inner }) => {
      if (containers.has(type)) return box(type, rewrite(inner, moveOffset));
      if (type === 'stco') return box(type, moveEntries(inner, { bytes: 4, moveOffset }));
      if (type === 'co64') return box(type, moveEntries(inner, { bytes: 8, moveOffset }));
      return box(type, inner);
    }),
  );
}

function moveEntries(table: Buffer, { bytes, moveOffset }: { bytes: 4 | 8; moveOffset: MoveOffset }): Buffer {
  const firstEntry = 8; // behind version, flags and count
  const count = table.length >= firstEntry ? table.readUInt32BE(4) : -1;
  if (count < 0 || firstEntry + count * bytes > table.length)
    throw new EngineError('media.damaged', { what: 'chunk offsets' });
  const moved = Buffer.from(table);
  for (let i = 0; i < count; i++) {
    const at = firstEntry + i * bytes;
    if (bytes === 4) moved.writeUInt32BE(checked32(moveOffset(table.readUInt32BE(at))), at);
    else moved.writeBigUInt64BE(BigInt(moveOffset(Number(table.readBigUInt64BE(at)))), at);
  }
  return moved;
}

/** Outputs are far below 4 GB (docs/product/processings.md#limits); above it tables would have to be wider. */
function checked32(offset: number): number {
  if (offset > 0xffffffff) throw new EngineError('media.too_large', { what: 'chunk offsets' });
  return offset;
}
