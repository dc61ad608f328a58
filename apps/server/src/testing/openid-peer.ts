import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';

interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OpenidPeer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whom it knows, by what they type there. */
  people: Map<string, Person>;
  /**
   * Goes from our address to its own and logs somebody in there, or has them say no; answers the query they come back
   * with.
   */
  visit(url: string, login: string | undefined): Promise<string>;
  stop(): Promise<void>;
}

const client = { clientId: 'semblante', clientSecret: 'a secret of the peer' };

/**
 * A real provider of OpenID Connect on a real socket: discovery, PKCE, signed tokens, codes that work once. Only its
 * login asks for no password.
 */
export async function startOpenidPeer({
  redirectUrl,
  claimsIn,
}: {
  redirectUrl: string;
  claimsIn: 'token' | 'userinfo';
}): Promise<OpenidPeer> {
  const people = new Map<string, Person>();
  let answer: RequestListener = () => {};
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationOf({ people, redirectUrl, claimsIn }));
  const rest = provider.callback();
  answer = (request, response) =>
    void (request.url?.startsWith('/interaction/') ? interact(provider, request, response) : rest(request, response));
  return {
    issuer,
    ...client,
    people,
    visit: async (url, login) => await visit(url, { login, redirectUrl }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function configurationOf({
  people,
  redirectUrl,
  claimsIn,
}: {
  people: Map<string, Person>;
  redirectUrl: string;
  claimsIn: 'token' | 'userinfo';
}): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the peer'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: claimsIn === 'userinfo',
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    // Whoever logs in there consents.
    loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
      const { accountId } = oidc.session ?? {};
      if (!oidc.client || accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

const page =
  '<!doctype html><meta charset="utf-8"><title>Peer</title><form method="post"><label>Account <input name="login" autofocus></label><button>Enter</button><button name="denies" value="1">Deny</button></form>';

/** Its login page, and what it does with the answer. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(page);
  const given = new URLSearchParams(await text(request));
  const result = given.has('denies') ? { error: 'access_denied' } : { login: { accountId: given.get('login') ?? '' } };
  await provider.interactionFinished(request, response, result);
}

async function visit(
  url: string,
  { login, redirectUrl }: { login: string | undefined; redirectUrl: string },
): Promise<string> {
  const cookies = new Map<string, string>();
  const form = new URLSearchParams(login === undefined ? { denies: '1' } : { login });
  let next = url;
  for (let step = 0; step < 10; step += 1) {
    const isLogin = new URL(next).pathname.startsWith('/interaction/');
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isLogin && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    if (to === null) throw new Error(`the peer answered ${answer.status}: ${await answer.text()}`);
    next = new URL(to, next).href;
    if (next.startsWith(redirectUrl)) return new URL(next).search.slice(1);
  }
  throw new Error('the peer leads nowhere');
}
