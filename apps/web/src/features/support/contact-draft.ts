import { type ContactTopic, contactTopics } from '@semblante/contracts';
import * as z from 'zod';

const storageKey = 'contact_draft';
const Draft = z.object({ topic: z.enum(contactTopics), message: z.string() });

export interface ContactDraft {
  topic: ContactTopic;
  message: string;
}

/** What was written and not sent yet: a lost connection, a reload or a wrong click lose nothing of it. */
export function readContactDraft(): ContactDraft {
  try {
    return Draft.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    // None, or not ours.
    return { topic: 'payment', message: '' };
  }
}

export function keepContactDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch (error) {
    // A browser that keeps nothing still sends.
    console.warn(error);
  }
}

export function dropContactDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch (error) {
    console.warn(error);
  }
}
