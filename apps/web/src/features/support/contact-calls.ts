import type { ContactBody } from '@semblante/contracts';
import { answer, api } from '../../lib/api.ts';

export async function sendContact(body: ContactBody): Promise<string> {
  const { data } = await answer(api.POST('/api/contact', { body }));
  return data.protocol;
}
