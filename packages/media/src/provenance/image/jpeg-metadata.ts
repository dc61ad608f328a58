import { EngineError } from '../../engine-error.ts';

const xmpHeader = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
const startOfImage = 0xd8;
const startOfScan = 0xda;
const firstApp = 0xe0;
const lastApp = 0xef;
const comment = 0xfe;

interface Segment {
  marker: number;
  /** With marker and length. */
  bytes: Buffer;
}

/**
 * A JPEG whose only metadata is this XMP packet: everything else that says something about somebody is left out, the
 * pixels are not touched.
 */
export function jpegWithXmp(jpeg: Buffer, xmp: string): Buffer {
  const { segments, scan } = splitJpeg(jpeg);
  const kept = segments.filter(isKept);
  const firstSegments = kept.filter(({ marker }) => marker === firstApp); // JFIF insists on being first
  const others = kept.filter(({ marker }) => marker !== firstApp);
  return Buffer.concat([
    Buffer.from([0xff, startOfImage]),
    ...bytesOf(firstSegments),
    xmpSegment(xmp),
    ...bytesOf(others),
    scan,
  ]);
}

export function splitJpeg(jpeg: Buffer): { segments: Segment[]; scan: Buffer } {
  if (jpeg[0] !== 0xff || jpeg[1] !== startOfImage) throw damaged();
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= jpeg.length;) {
    const marker = jpeg[at + 1]!;
    if (jpeg[at] !== 0xff) throw damaged();
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    if (marker === startOfScan) return { segments, scan: jpeg.subarray(at) };
    const size = 2 + jpeg.readUInt16BE(at + 2);
    if (size < 4 || at + size > jpeg.length) throw damaged();
    segments.push({ marker, bytes: jpeg.subarray(at, at + size) });
    at += size;
  }
  throw damaged();
}

/**
 * Colour is kept (JFIF, ICC, Adobe's transform), the rest of the APP segments and comments are other people's words.
 */
function isKept({ marker, bytes }: Segment): boolean {
  if (marker === comment) return false;
  if (marker < firstApp || marker > lastApp) return true;
  if (marker === 0xe0) return bytes.toString('latin1', 4, 8) === 'JFIF';
  if (marker === 0xe2) return bytes.toString('latin1', 4, 15) === 'ICC_PROFILE';
  return marker === 0xee && bytes.toString('latin1', 4, 9) === 'Adobe';
}

function xmpSegment(xmp: string): Buffer {
  const content = Buffer.concat([xmpHeader, Buffer.from(xmp, 'utf8')]);
  const header = Buffer.from([0xff, 0xe1, 0, 0]);
  header.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([header, content]);
}

const bytesOf = (segments: readonly Segment[]) => segments.map(({ bytes }) => bytes);

const damaged = () => new EngineError('photo.unreadable', { format: 'jpeg' });

const jumbfSegment = 0xeb;
/** 'JP', then the number that the library gives the manifest's box. */
const jumbfPreamble = Buffer.from([0x4a, 0x50, 0x02, 0x11]);
const jumbfHeaderBytes = 8;

/**
 * The manifest store, put together from its APP11 segments; `undefined` where their framing is not exactly what signing
 * writes.
 */
export function manifestStoreOfJpeg(jpeg: Buffer): Buffer | undefined {
  const segments = splitJpeg(jpeg).segments.filter(({ marker }) => marker === jumbfSegment);
  const contents = segments.map(({ bytes }) => bytes.subarray(4));
  const boxHeader = contents[0]?.subarray(8, 8 + jumbfHeaderBytes);
  // Every segment repeats the box's header (ISO 19566-5, annex D).
  const isExact = contents.every(
    (content, i) =>
      content.subarray(0, 4).equals(jumbfPreamble) &&
      content.readUInt32BE(4) === i + 1 &&
      content.subarray(8, 8 + jumbfHeaderBytes).equals(boxHeader!),
  );
  if (!boxHeader || !isExact) return undefined;
  return Buffer.concat([boxHeader, ...contents.map((content) => content.subarray(8 + jumbfHeaderBytes))]);
}
