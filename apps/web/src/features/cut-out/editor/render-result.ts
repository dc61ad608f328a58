import type { Processing, RenderBody } from '@semblante/contracts';
import { answer, api } from '../../../lib/api.ts';
import { keepProcessing } from '../../processings/index.ts';
import { makeMask } from '../brush/make-mask.ts';
import type { Stroke } from '../brush/stroke.ts';
import type { Look } from './look.ts';

type WrittenLook = Pick<RenderBody, 'background' | 'shadow' | 'format'>;

/** Without this header the server answers with the picture itself. */
const asJson = { headers: { Accept: 'application/json' } };

/**
 * The render becomes the result. Without a mask the last one stays; null goes back to what was cut out. Free of charge.
 */
export async function renderResult(id: string, look: Look, mask?: string | null): Promise<Processing> {
  const body = { ...(look as WrittenLook), ...(mask !== undefined && { mask }) };
  const { data } = await answer(
    api.POST('/api/processings/{id}/render', { params: { path: { id } }, ...asJson, body }),
  );
  keepProcessing(data.processing);
  return data.processing;
}

export async function fetchAlpha(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the alpha did not come: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function maskText(alpha: Uint8Array<ArrayBuffer>, strokes: readonly Stroke[]): Promise<string> {
  const bytes = new Uint8Array(await (await makeMask(alpha, strokes)).arrayBuffer());
  return base64Of(bytes);
}

/** In pieces: a function takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  const pieceBytes = 3 * 8192;
  let text = '';
  for (let place = 0; place < bytes.length; place += pieceBytes)
    text += btoa(String.fromCharCode(...bytes.subarray(place, place + pieceBytes)));
  return text;
}
