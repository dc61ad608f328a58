import type { ErrorCode } from '@semblante/contracts';
import type { OpenidProvider } from '@semblante/core/accounts';
import { AppError } from '@semblante/core/kernel';
import type { OnFault } from '../circuit/faults.ts';
import * as client from 'openid-client';

export interface OpenidSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Registered there: a page of ours that brings the answer to the server. */
  redirectUrl: string;
  answerWithinSeconds?: number;
}

/** What a person waits in front of a button, at most, for each question to the provider. */
const answerWithinSecondsMax = 5;

/** Our own settings are wrong there: nobody who tries again can help it, and the log tells the operator. */
const misconfigured = new Set(['invalid_client', 'unauthorized_client']);

/** Said of an answer that never came, or came from something that is no provider of OpenID. */
const awayCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/**
 * Authorization code with PKCE. The provider is asked where its endpoints are when somebody first needs them: it may be
 * away while we start.
 */
export function createOpenidProvider(settings: OpenidSettings, onFault: OnFault = () => {}): OpenidProvider {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = async () => {
    discovered ??= discover(settings);
    try {
      return await discovered;
    } catch (cause) {
      discovered = undefined;
      onFault('openid', 'fault');
      // Whatever is wrong, nobody can enter this way now.
      throw new AppError('accounts.openid_unavailable', {}, { cause });
    }
  };
  return {
    addressFor: async ({ state, nonce, verifier }) => {
      const code_challenge = await client.calculatePKCECodeChallenge(verifier);
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge,
        code_challenge_method: 'S256',
      }).href;
    },
    identify: async (query, { state, nonce, verifier }) => {
      const config = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(config, new URL(`${settings.redirectUrl}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = requireClaims(tokens);
        // A provider may keep the address out of the token and tell it to who asks.
        const { email, email_verified, name } =
          claims['email'] === undefined ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: textOf(email),
          isEmailVerified: email_verified === true,
          name: textOf(name),
        };
      } catch (cause) {
        const code = codeOf(cause);
        if (code === 'accounts.openid_unavailable') onFault('openid', 'fault');
        throw new AppError(code, {}, { cause: named(cause) });
      }
    },
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  answerWithinSeconds,
}: OpenidSettings): Promise<client.Configuration> {
  const server = new URL(issuer);
  // Settings take plain http for this machine only.
  const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return await client.discovery(server, clientId, clientSecret, undefined, {
    execute,
    timeout: answerWithinSeconds ?? answerWithinSecondsMax,
  });
}

function requireClaims(tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers): client.IDToken {
  const claims = tokens.claims();
  if (!claims) throw new AppError('accounts.openid_failed');
  return claims;
}

function codeOf(cause: unknown): ErrorCode {
  if (cause instanceof client.AuthorizationResponseError && cause.error === 'access_denied')
    return 'accounts.openid_denied';
  const isAway =
    cause instanceof TypeError ||
    (cause instanceof client.ClientError && awayCodes.has(cause.code ?? '')) ||
    (cause instanceof client.ResponseBodyError && misconfigured.has(cause.error));
  return isAway ? 'accounts.openid_unavailable' : 'accounts.openid_failed';
}

/** The library keeps the provider's own word out of its message, and a log shows messages only. */
function named(cause: unknown): unknown {
  return cause instanceof client.ResponseBodyError
    ? new Error(`the provider answered ${cause.error}`, { cause })
    : cause;
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : undefined);
