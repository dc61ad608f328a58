import { boxesIn } from '../mp4/boxes.ts';

/**
 * A JUMBF superbox (ISO 19566-5) inside a manifest store; `content` is a view, so writing into it writes into the
 * store.
 */
export interface JumbfBox {
  label: string;
  /** Everything behind the superbox's own header: what C2PA hashes when it refers to the box. */
  content: Buffer;
  /** The payload of the first plain content box, e.g. its CBOR. */
  payload: Buffer | undefined;
  children: JumbfBox[];
}

/** C2PA nests four deep; deeper is somebody's trick. */
const depthMax = 8;

const descriptionUuidBytes = 16;
const hasLabel = 0b10;

/** Throws `media.damaged` where the boxes do not fit into each other. */
export function readJumbf(store: Buffer, depth = 0): JumbfBox[] {
  if (depth > depthMax) return [];
  return boxesIn(store)
    .filter(({ type }) => type === 'jumb')
    .map(({ content }) => {
      const [description, ...rest] = boxesIn(content);
      const payload = rest.find(({ type }) => type !== 'jumb')?.content;
      return {
        label: description ? labelOf(description.content) : '',
        content,
        payload,
        children: readJumbf(content, depth + 1),
      };
    });
}

function labelOf(description: Buffer): string {
  const toggles = description[descriptionUuidBytes];
  if (toggles === undefined || (toggles & hasLabel) === 0) return '';
  const start = descriptionUuidBytes + 1;
  const end = description.indexOf(0, start);
  return end < 0 ? '' : description.toString('utf8', start, end);
}

/** The manifest that speaks for the file is the last of its store (C2PA 2.2, 10.2). */
export function activeManifest(store: Buffer): JumbfBox | undefined {
  return readJumbf(store)
    .find(({ label }) => label === 'c2pa')
    ?.children.at(-1);
}

/**
 * Whether every byte of the frame is as the library writes it: one superbox that fills the store, and descriptions
 * without unknown bits.
 */
export function isExactStore(store: Buffer): boolean {
  const outermost = boxesIn(store);
  if (outermost.length !== 1 || !outermost.every(({ content }) => isExactSuperbox(content))) return false;
  const [root] = readJumbf(store);
  return (
    root?.label === 'c2pa' &&
    root.children.every(({ children }) => children.map(({ label }) => label).join() === manifestParts)
  );
}

/** Nothing refers to these labels, and readers take any that begins like them. */
const manifestParts = 'c2pa.assertions,c2pa.claim.v2,c2pa.signature';

const requestable = 0b1;
const hasPrivateBox = 0b10000;

function isExactSuperbox(content: Buffer): boolean {
  const [description, ...rest] = boxesIn(content);
  if (description?.type !== 'jumd' || !isExactDescription(description.content)) return false;
  return rest.every(({ type, content: inner }) => type !== 'jumb' || isExactSuperbox(inner));
}

function isExactDescription(description: Buffer): boolean {
  const labelEnd = description.indexOf(0, descriptionUuidBytes + 1);
  if (labelEnd < 0) return false;
  const salt = description.subarray(labelEnd + 1);
  return description[descriptionUuidBytes] === (requestable | hasLabel | (salt.length > 0 ? hasPrivateBox : 0));
}
