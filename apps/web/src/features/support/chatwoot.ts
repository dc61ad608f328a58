import type { ChatIdentity, SupportSettings } from '@semblante/contracts';
import { loadScript } from './load-script.ts';

type Identity = Extract<ChatIdentity, { provider: 'chatwoot' }>;
type Chatwoot = Extract<SupportSettings['chat'], { provider: 'chatwoot' }>;

interface ChatwootGlobals {
  chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
  $chatwoot?: {
    setUser(id: string, who: { name: string; email: string; identifier_hash: string; phone_number?: string }): void;
    reset(): void;
  };
}

const readyMs = 15_000;
const globals = globalThis as ChatwootGlobals;

export async function openChatwoot(
  chat: Chatwoot,
): Promise<{ logIn: (identity: Identity) => Promise<void>; logOut: () => void }> {
  await loadScript({ url: chat.script_url });
  const ready = new Promise<void>((resolve, reject) => {
    window.addEventListener('chatwoot:ready', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('the chat never said that it is ready')), readyMs);
  });
  globals.chatwootSDK?.run({ websiteToken: chat.website_token, baseUrl: chat.base_url });
  await ready;
  return {
    logIn: async ({ identifier, identifier_hash, name, email, phone }) => {
      globals.$chatwoot?.setUser(identifier, {
        name,
        email,
        identifier_hash,
        ...(phone !== null && { phone_number: phone }),
      });
    },
    logOut: () => globals.$chatwoot?.reset(),
  };
}
