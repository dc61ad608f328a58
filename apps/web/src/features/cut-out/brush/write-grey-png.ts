const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const greyOneByte = { depth: 8, colourType: 0 } as const;

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Length, name, content, and a sum over the last two. */
function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, crcOf(bytes.subarray(4, 8 + content.length)));
  return bytes;
}

interface GreyPicture {
  width: number;
  height: number;
  /** Rows from `from` up to but not including `to`, one byte a pixel. */
  rows: (from: number, to: number) => Uint8Array;
}

/** Few enough for a phone's memory, many enough to be quick. */
const rowsAtOnce = 256;

/**
 * A grey PNG, written strip by strip. A canvas cannot do it: phones refuse one as large as a picture may be, and it
 * would write four bytes a pixel.
 */
export async function encodeGreyPng({ width, height, rows }: GreyPicture): Promise<Blob> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([greyOneByte.depth, greyOneByte.colourType], 8);
  const packed = await new Response(
    lines({ width, height, rows }).pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer();
  return new Blob(
    [signature, chunk('IHDR', header), chunk('IDAT', new Uint8Array(packed)), chunk('IEND', new Uint8Array())],
    { type: 'image/png' },
  );
}

/** PNG's lines: each begins with the number of its filter, and 0 is none. */
function lines({ width, height, rows }: GreyPicture): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= height) return controller.close();
      const to = Math.min(height, from + rowsAtOnce);
      const pixels = rows(from, to);
      const written = new Uint8Array((to - from) * (width + 1));
      for (let row = 0; row < to - from; row += 1)
        written.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
      from = to;
      controller.enqueue(written);
    },
  });
}
