export interface ImageHead {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Unknown where the head is damaged or longer than what was read: the server sees the rest. */
  size: { width: number; height: number } | undefined;
}

/**
 * As much as says what a picture is. A JPEG's measures lie behind whatever its camera wrote first, a small picture too.
 */
export const headBytes = 256 * 1024;

/** What a file is by its first bytes, whatever its name says; nothing for anything else. */
export function readImageHead(bytes: Uint8Array): ImageHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(view, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return { type: 'image/png', size: pngSize(view) };
  if (startsWith(view, [0xff, 0xd8, 0xff])) return { type: 'image/jpeg', size: jpegSize(view) };
  if (textAt(view, 0) === 'RIFF' && textAt(view, 8) === 'WEBP') return { type: 'image/webp', size: webpSize(view) };
  return undefined;
}

function startsWith(view: DataView, signature: readonly number[]): boolean {
  return view.byteLength >= signature.length && signature.every((byte, place) => view.getUint8(place) === byte);
}

function textAt(view: DataView, place: number): string | undefined {
  if (view.byteLength < place + 4) return undefined;
  return String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(place + step)));
}

function pngSize(view: DataView): ImageHead['size'] {
  return view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frame headers of every kind of JPEG; C4, C8 and CC are tables that only look like them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jpegSize(view: DataView): ImageHead['size'] {
  let place = 2;
  while (place + 9 <= view.byteLength && view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    if (isFrameHeader(marker)) return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    // Any number of FF may stand before a marker.
    place += marker === 0xff ? 1 : 2 + view.getUint16(place + 2);
  }
  return undefined;
}

function webpSize(view: DataView): ImageHead['size'] {
  if (view.byteLength < 30) return undefined;
  switch (textAt(view, 12)) {
    case 'VP8X':
      return { width: 1 + read24(view, 24), height: 1 + read24(view, 27) };
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
    }
    default:
      return undefined;
  }
}

function read24(view: DataView, place: number): number {
  return view.getUint16(place, true) + 65_536 * view.getUint8(place + 2);
}
