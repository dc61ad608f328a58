interface GreyPicture {
  width: number;
  height: number;
  /** One byte a pixel. */
  pixels: Uint8Array;
}

const headerEnd = 33;

/**
 * Reads a PNG of one grey byte a pixel, as the server writes alpha. By hand, because a canvas of a large picture is
 * more than phones allow, and because it would change the values on their way.
 */
export async function readGreyPng(bytes: Uint8Array<ArrayBuffer>): Promise<GreyPicture> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, colourType, interlacing] = [bytes[24], bytes[25], bytes[28]];
  if (depth !== 8 || colourType !== 0 || interlacing !== 0) throw new Error('not a grey PNG of one byte a pixel');
  const lines = await inflate(contentOf(bytes, view));
  return { width, height, pixels: unfilter(lines, { width, height }) };
}

/** The content of all IDAT chunks, in order. */
function contentOf(bytes: Uint8Array<ArrayBuffer>, view: DataView): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let place = headerEnd; place + 12 <= bytes.length;) {
    const length = view.getUint32(place);
    if (String.fromCharCode(...bytes.subarray(place + 4, place + 8)) === 'IDAT')
      parts.push(bytes.subarray(place + 8, place + 8 + length));
    place += 12 + length;
  }
  return parts;
}

async function inflate(parts: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Each line says how it was written: as it is, or as the difference from what stands left, above or both. */
function unfilter(lines: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  if (lines.length < height * (width + 1)) throw new Error('a PNG that ends too soon');
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const filter = lines[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const left = column === 0 ? 0 : (pixels[at - 1] ?? 0);
      const above = row === 0 ? 0 : (pixels[at - width] ?? 0);
      const corner = column === 0 || row === 0 ? 0 : (pixels[at - width - 1] ?? 0);
      pixels[at] = (lines[row * (width + 1) + 1 + column] ?? 0) + guessOf(filter, { left, above, corner });
    }
  }
  return pixels;
}

function guessOf(filter: number, { left, above, corner }: { left: number; above: number; corner: number }): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return paeth(left, above, corner);
    default:
      return 0;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
