import { contentSamples } from '@semblante/contracts';

/** SHA-256 over the size and sixteen samples of the file: enough to know it again, and quick for 500 MB. */
export async function contentSample(file: Blob, subtle: Pick<SubtleCrypto, 'digest'>): Promise<string> {
  const size = new DataView(new ArrayBuffer(8));
  size.setBigUint64(0, BigInt(file.size));
  const sampled = await new Blob([size.buffer, ...samplesOf(file)]).arrayBuffer();
  const digest = new Uint8Array(await subtle.digest('SHA-256', sampled));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function samplesOf(file: Blob): Blob[] {
  const { count, bytes } = contentSamples;
  if (file.size <= count * bytes) return [file];
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * (file.size - bytes)) / (count - 1));
    return file.slice(from, from + bytes);
  });
}

/** Nothing on a page without https, where browsers give no digest: the file is then sent without being recognised. */
export async function findContentSample(file: Blob): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  return subtle === undefined ? undefined : await contentSample(file, subtle);
}
