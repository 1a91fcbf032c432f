import { gmail, type gmail_v1 } from '@googleapis/gmail';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { callsFor } from '../../system/outgoing-calls.ts';
import { ask, statusOf, toFailure } from './failure.ts';

export interface GmailOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base address of the emulator, or null for the real service. */
  readonly emulatorUrl: string | null;
}

const READ_SCOPE = 'https://www.googleapis.com/auth/gmail.readonly';
const TIMEOUT_MS = 20_000;
/** Clients are cached so that an access token serves many calls; the most recent few hundred users are sufficient. */
const CLIENTS_MAX = 300;
const TRIED_AGAIN = [
  [100, 199],
  [408, 408],
  [500, 599],
];

/** Consent, tokens, and one API client per refresh token, so that concurrent calls share one renewal. */
export function createGoogleSignIn(options: GmailOptions) {
  const { emulatorUrl } = options;
  const newClient = () => createAuthClient(options);
  const clients = new Map<string, gmail_v1.Gmail>();
  return {
    api(refreshToken: string): gmail_v1.Gmail {
      const known = clients.get(refreshToken);
      if (known) return known;
      const auth = newClient();
      auth.setCredentials({ refresh_token: refreshToken });
      const service = gmail({
        version: 'v1',
        auth,
        timeout: TIMEOUT_MS,
        // Not 429, which requests a pause that applies to all calls of the user (paced.ts).
        retryConfig: { retry: 2, retryDelay: 200, statusCodesToRetry: TRIED_AGAIN },
        ...(emulatorUrl ? { rootUrl: `${emulatorUrl}/` } : {}),
      });
      const [oldest] = clients.keys();
      if (clients.size >= CLIENTS_MAX && oldest !== undefined) clients.delete(oldest);
      clients.set(refreshToken, service);
      return service;
    },
    consentUrl: (input: { state: string; codeChallenge: string; redirectUri: string }): string =>
      newClient().generateAuthUrl({
        redirect_uri: input.redirectUri,
        scope: READ_SCOPE,
        access_type: 'offline',
        prompt: 'consent',
        include_granted_scopes: true,
        state: input.state,
        code_challenge: input.codeChallenge,
        code_challenge_method: CodeChallengeMethod.S256,
      }),
    async exchangeCode(input: { code: string; codeVerifier: string; redirectUri: string }) {
      const { code, codeVerifier, redirectUri } = input;
      const { tokens } = await ask(() =>
        newClient().getToken({ code, codeVerifier, redirect_uri: redirectUri }),
      );
      const mayRead = (tokens.scope ?? '').split(' ').includes(READ_SCOPE);
      if (!tokens.refresh_token)
        throw new ProviderFailure('refused', 'NO_REFRESH_TOKEN', 'the mail provider gave no lasting access');
      return { secret: tokens.refresh_token, mayRead };
    },
    async revoke(refreshToken: string): Promise<void> {
      clients.delete(refreshToken);
      await callsFor('mailbox', () => newClient().revokeToken(refreshToken)).catch((error: unknown) => {
        // 400: the token is unknown or already revoked.
        if (statusOf(error) !== 400) throw toFailure(error);
      });
    },
  };
}

function createAuthClient({ clientId, clientSecret, emulatorUrl }: GmailOptions): OAuth2Client {
  return new OAuth2Client({
    clientId,
    clientSecret,
    // An access token may expire early, so it is renewed once before the access is considered revoked.
    forceRefreshOnFailure: true,
    ...(emulatorUrl ? { endpoints: endpointsOf(emulatorUrl) } : {}),
  });
}

function endpointsOf(emulatorUrl: string) {
  return {
    oauth2AuthBaseUrl: `${emulatorUrl}/o/oauth2/v2/auth`,
    oauth2TokenUrl: `${emulatorUrl}/token`,
    oauth2RevokeUrl: `${emulatorUrl}/revoke`,
  };
}
