export type SignedFormat = 'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4';

/** Goes by the first bytes, never by the name. Needs sixteen of them. */
export function sniffFormat(start: Buffer): SignedFormat | undefined {
  const text = (from: number, to: number) => start.toString('latin1', from, to);
  if (start[0] === 0xff && start[1] === 0xd8) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  return text(4, 8) === 'ftyp' ? 'video/mp4' : undefined;
}
