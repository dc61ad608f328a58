import type { ChatIdentity } from '@semblante/contracts';
import { claimReload } from '../../lib/reload-once.ts';
import { loadScript } from './load-script.ts';

type Identity = Extract<ChatIdentity, { provider: 'support_board' }>;

interface BoardUser {
  email?: string;
  details?: { email?: string };
}

/** The part of Support Board's page script that is used here. */
interface BoardScript {
  getActiveUser(again: boolean, tell: (user: BoardUser | false) => void): void;
  ajax(call: object, tell: (answer: unknown) => void): void;
  loginCookie(token: string): void;
  login(email: string, password: string, token: string, hash: string, tell: (answer: unknown) => void): void;
  logout(reload: boolean): void;
}

const readyMs = 15_000;

/** docs/product/support.md. Its script needs jQuery, which its own installation brings. */
export async function openSupportBoard(
  scriptUrl: string,
): Promise<{ logIn: (identity: Identity) => Promise<void>; logOut: () => void }> {
  const ready = new Promise<void>((resolve, reject) => {
    // Support Board says it through jQuery as well as through the document: whichever comes.
    document.addEventListener('SBReady', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('the chat script never said that it is ready')), readyMs);
  });
  // Its rejection is looked at only after the scripts are there.
  ready.catch(() => undefined);
  if (!('jQuery' in globalThis)) await loadScript({ url: new URL('min/jquery.min.js', scriptUrl).href });
  await loadScript({ url: scriptUrl, id: 'sbinit' });
  if (!findBoard()) await ready;
  return { logIn, logOut: () => findBoard()?.logout(false) };
}

function findBoard(): BoardScript | undefined {
  return (globalThis as { SBF?: BoardScript }).SBF;
}

async function logIn(identity: Identity): Promise<void> {
  const board = findBoard();
  if (!board) throw new Error('the chat is not there');
  const active = await new Promise<BoardUser | false>((resolve) => board.getActiveUser(true, resolve));
  if (active && (active.email ?? active.details?.email) === identity.email) return;
  const { first_name, email, password, user_type, phone } = identity;
  const call = {
    function: 'add-user-and-login',
    settings: { first_name, email, password, user_type },
    settings_extra: phone === null ? {} : { phone: [phone, 'Phone'] },
  };
  const answer = await new Promise<unknown>((resolve) => board.ajax(call, resolve));
  if (isRefusal(answer)) return await enterAgain(board, { email, password, answer });
  const token = Array.isArray(answer) ? (answer[1] as unknown) : undefined;
  if (typeof token === 'string') board.loginCookie(token);
}

function isRefusal(answer: unknown): answer is [string, string] {
  return Array.isArray(answer) && answer[0] === 'validation-error';
}

/**
 * Who has an account there already logs in with the same words; Support Board shows it after a reload. Anything else is
 * only logged.
 */
async function enterAgain(
  board: BoardScript,
  { email, password, answer }: { email: string; password: string; answer: [string, string] },
): Promise<void> {
  if (answer[1] !== 'duplicate-email') return console.error('support chat', answer);
  const entered = await new Promise<unknown>((resolve) => board.login(email, password, '', '', resolve));
  if (entered === false || isRefusal(entered)) return console.error('support chat', entered);
  // A browser that blocks the chat's cookies forgets the login with the reload: a second one would be the first of
  // many.
  if (claimReload('chat')) location.reload();
}
