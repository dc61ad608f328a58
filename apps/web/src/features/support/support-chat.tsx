import type { ChatIdentity, SupportSettings } from '@semblante/contracts';
import { useEffect } from 'react';
import { answer, api } from '../../lib/api.ts';
import { useConfirmedUserId } from '../../lib/use-current-user.ts';
import { chatLogin, chatLogout } from './chat-events.ts';

type Chat = NonNullable<SupportSettings['chat']>;
interface OpenChat {
  logIn: (identity: never) => Promise<void>;
  logOut: () => void;
}

let opened: Promise<OpenChat> | undefined;

/**
 * Its code and the provider's script come with the first person who is logged in, once. A failed load may be tried
 * again by the next login.
 */
function openChat(chat: Chat): Promise<OpenChat> {
  opened ??= load(chat).catch((problem: unknown) => {
    opened = undefined;
    throw problem;
  });
  return opened;
}

async function load(chat: Chat): Promise<OpenChat> {
  if (chat.provider === 'support_board')
    return await (await import('./support-board.ts')).openSupportBoard(chat.script_url);
  return await (await import('./chatwoot.ts')).openChatwoot(chat);
}

async function logIn(chat: Chat): Promise<void> {
  const board = await openChat(chat);
  const { data } = await answer(api.GET('/api/support/chat'));
  await board.logIn(data.identity as ChatIdentity as never);
}

/** The chat follows who is logged in. Whatever goes wrong with it is logged, and the page does not notice. */
export function SupportChat({ chat }: { chat: Chat }) {
  const userId = useConfirmedUserId();

  useEffect(() => {
    const enter = () => void logIn(chat).catch((problem: unknown) => console.warn('support chat', problem));
    const leave = () =>
      void opened?.then((board) => board.logOut()).catch((problem: unknown) => console.warn('support chat', problem));
    window.addEventListener(chatLogin, enter);
    window.addEventListener(chatLogout, leave);
    return () => {
      window.removeEventListener(chatLogin, enter);
      window.removeEventListener(chatLogout, leave);
    };
  }, [chat]);

  useEffect(() => {
    if (userId === undefined) return;
    window.dispatchEvent(new Event(chatLogin));
    return () => void window.dispatchEvent(new Event(chatLogout));
  }, [userId]);
  return null;
}
