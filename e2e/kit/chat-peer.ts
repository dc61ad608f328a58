import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the peer behaves: as it should, as if the address were known there, the same in a browser that blocks its
 * cookies, without an answer, or with an error.
 */
export type ChatManner = 'works' | 'duplicate' | 'forgets' | 'hangs' | 'fails';

export interface ChatPeer {
  url: string;
  manner: ChatManner;
  stop(): Promise<void>;
}

/**
 * Speaks to a page as Support Board's and Chatwoot's scripts do: the same globals, the same words, the same errors.
 * What it was told lies in `chatCalls` of the page.
 */
export async function startChatPeer(): Promise<ChatPeer> {
  const server = createServer((request, response) => answer(peer, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const peer: ChatPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    manner: 'works',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return peer;
}

function answer(peer: ChatPeer, request: IncomingMessage, response: ServerResponse): void {
  if (peer.manner === 'hangs') return;
  if (peer.manner === 'fails') return void response.writeHead(503).end();
  const scripts: Record<string, string> = {
    '/board/js/min/jquery.min.js': 'window.jQuery = window.jQuery || function () {};',
    '/board/js/main.js': boardScript(peer.manner),
    '/packs/js/sdk.js': chatwootScript,
  };
  const script = scripts[new URL(request.url ?? '/', peer.url).pathname];
  response
    .writeHead(script === undefined ? 404 : 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    })
    .end(script);
}

const boardScript = (manner: ChatManner) => `
  window.chatCalls = [];
  const kept = () => JSON.parse(sessionStorage.getItem('board-user') || 'false');
  window.SBF = {
    getActiveUser: (again, tell) => tell(kept()),
    ajax: (call, tell) => { chatCalls.push(['ajax', call]); setTimeout(() => tell(${manner === 'duplicate' || manner === 'forgets' ? "['validation-error', 'duplicate-email']" : "[{ id: 1 }, 'token-of-the-board']"})); },
    loginCookie: (token) => chatCalls.push(['loginCookie', token]),
    login: (email, password, token, hash, tell) => { chatCalls.push(['login', email]); ${manner === 'forgets' ? '' : "sessionStorage.setItem('board-user', JSON.stringify({ email }));"} setTimeout(() => tell([{ email }, 'token'])); },
    logout: (reload) => { chatCalls.push(['logout', reload]); sessionStorage.removeItem('board-user'); },
  };
  document.dispatchEvent(new Event('SBReady'));
`;

const chatwootScript = `
  window.chatCalls = [];
  window.chatwootSDK = {
    run: (options) => {
      chatCalls.push(['run', options]);
      window.$chatwoot = { setUser: (id, who) => chatCalls.push(['setUser', id, who]), reset: () => chatCalls.push(['reset']) };
      window.dispatchEvent(new Event('chatwoot:ready'));
    },
  };
`;
