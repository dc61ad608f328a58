import type { FileHandle } from 'node:fs/promises';
import { EngineError } from '../../engine-error.ts';
import { box, c2paUuid, listTopLevelBoxes, uuidBox, xmpUuid, type TopLevelBox } from './boxes.ts';
import { rewriteMoov, type MoveOffset } from './rewrite-moov.ts';
import { tagsBox } from './tags.ts';

export interface Mp4Source {
  /** Whole, with its header. */
  ftyp: Buffer;
  /** What `moov` holds. */
  index: Buffer;
  moov: TopLevelBox;
  /** In order, without `ftyp` and without what is replaced. */
  boxes: readonly TopLevelBox[];
}

/**
 * An output's parts in order: bytes that are made here, ranges copied from the source, and the room kept for the
 * manifest.
 */
export type Mp4Part =
  | { kind: 'made'; bytes: Buffer }
  | { kind: 'copied'; from: number; size: number }
  | { kind: 'manifest'; size: number };

/** The index of ten minutes is about 1 MB; one of 64 MB would be somebody's trick. */
const moovBytesMax = 64 * 1024 * 1024;
const ftypBytesMax = 4096;

export async function readMp4(source: FileHandle): Promise<Mp4Source> {
  const boxes = (await listTopLevelBoxes(source)).filter((candidate) => !isReplaced(candidate));
  const [first, ...rest] = boxes;
  const indexes = boxes.filter(({ type }) => type === 'moov');
  const [moov] = indexes;
  if (first?.type !== 'ftyp' || !moov || indexes.length > 1) throw new EngineError('media.not_mp4', { what: 'boxes' });
  if (boxes.some(({ type }) => type === 'moof' || type === 'mfra'))
    throw new EngineError('media.not_mp4', { what: 'fragments' });
  if (moov.size > moovBytesMax || first.size > ftypBytesMax) throw new EngineError('media.damaged', { what: 'index' });
  const index = await read(source, moov);
  return { ftyp: await read(source, first), index: index.subarray(moov.headerSize), moov, boxes: rest };
}

/**
 * Lays out a copy of an MP4 with our tags and XMP, room for a manifest right behind `ftyp`, and nobody else's metadata.
 */
export function planMp4(
  { ftyp, index, moov, boxes }: Mp4Source,
  { xmp, manifestSize }: { xmp: string; manifestSize: number },
): Mp4Part[] {
  const tags = tagsBox();
  const room: Mp4Part[] = manifestSize > 0 ? [{ kind: 'manifest', size: manifestSize }] : [];
  const front: Mp4Part[] = [
    { kind: 'made', bytes: ftyp },
    ...room,
    { kind: 'made', bytes: uuidBox(xmpUuid, Buffer.from(xmp, 'utf8')) },
  ];
  const indexSize = box('moov', rewriteMoov(index, { tags, moveOffset: (offset) => offset })).length;
  const from = front.reduce((sum, part) => sum + sizeOf(part), 0);
  const moves = placesOf({ boxes, from, sizeOf: (source) => (source === moov ? indexSize : source.size) });
  const rest = moves.map(({ source }): Mp4Part => {
    if (source === moov)
      return { kind: 'made', bytes: box('moov', rewriteMoov(index, { tags, moveOffset: moverOf(moves) })) };
    return { kind: 'copied', from: source.start, size: source.size };
  });
  return [...front, ...rest];
}

export function sizeOf(part: Mp4Part): number {
  return part.kind === 'made' ? part.bytes.length : part.size;
}

/** Other people's XMP and manifests make room for ours; padding would be the one place that no hash covers. */
function isReplaced({ type, uuid }: TopLevelBox): boolean {
  return (
    type === 'free' ||
    type === 'skip' ||
    type === 'meta' ||
    type === 'udta' ||
    (type === 'uuid' && (uuid === xmpUuid || uuid === c2paUuid))
  );
}

interface Move {
  source: TopLevelBox;
  to: number;
}

function placesOf({
  boxes,
  from,
  sizeOf,
}: {
  boxes: readonly TopLevelBox[];
  from: number;
  sizeOf: (source: TopLevelBox) => number;
}): Move[] {
  let to = from;
  return boxes.map((source) => {
    const move = { source, to };
    to += sizeOf(source);
    return move;
  });
}

function moverOf(moves: readonly Move[]): MoveOffset {
  const isWithin = (offset: number, { start, size }: TopLevelBox) => offset >= start && offset < start + size;
  let recent: Move | undefined; // all chunks lie in one `mdat`, as a rule
  return (offset) => {
    if (!recent || !isWithin(offset, recent.source)) recent = moves.find(({ source }) => isWithin(offset, source));
    if (!recent) throw new EngineError('media.damaged', { what: 'chunk offsets' });
    return offset - recent.source.start + recent.to;
  };
}

async function read(source: FileHandle, { start, size }: TopLevelBox): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await source.read(bytes, 0, size, start);
  if (bytesRead !== size) throw new EngineError('media.damaged', { what: 'boxes' });
  return bytes;
}
