import { ProviderFailure } from '#ports/provider-failure.ts';
import { callsFor } from '../../system/outgoing-calls.ts';

/** Base URLs of the hosted service's hosts; an emulator serves all of them from one. */
export interface ServiceAddresses {
  readonly toolkit: string;
  readonly keys: string;
}

export interface HostedAccount {
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** The calls a server can make with only the project's public key and a user's own token. */
export interface Toolkit {
  /**
   * The current account of the token. Rejects with kind `gone` if it was deleted, disabled or signed out everywhere.
   */
  lookup(token: string): Promise<HostedAccount>;
  updateName(token: string, name: string): Promise<void>;
  /** Deletes the account; succeeds if it no longer exists. Kind `reauth`: a more recent sign-in is required. */
  deleteAccount(token: string): Promise<void>;
  /** The project's authorized domains; also verifies that the key is valid. */
  listAuthorizedHosts(): Promise<readonly string[]>;
  /** Asks the service to send a password reset email. */
  sendPasswordReset(email: string): Promise<void>;
}

const TIMEOUT_MS = 5_000;
/** Error codes for accounts and tokens that are no longer valid. */
const GONE = new Set(['USER_NOT_FOUND', 'USER_DISABLED', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN']);

/** Base URLs of the real service or of an emulator. */
export function addressesOf(emulatorUrl: string | null): ServiceAddresses {
  const host = (name: string) => (emulatorUrl ? `${emulatorUrl}/${name}` : `https://${name}`);
  return {
    toolkit: `${host('identitytoolkit.googleapis.com')}/v1`,
    keys: `${host('www.googleapis.com')}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
  };
}

export function createToolkit(addresses: ServiceAddresses, apiKey: string): Toolkit {
  const call = (operation: string, body: Readonly<Record<string, unknown>>) =>
    post(`${addresses.toolkit}/accounts:${operation}?key=${encodeURIComponent(apiKey)}`, body);
  return {
    async lookup(idToken) {
      const answer = await call('lookup', { idToken });
      const users = 'users' in answer && Array.isArray(answer.users) ? answer.users : [];
      const user: unknown = users[0];
      if (!user || typeof user !== 'object')
        throw new ProviderFailure('gone', 'USER_NOT_FOUND', 'the service does not know this account');
      return {
        name: 'displayName' in user ? String(user.displayName ?? '') : '',
        email: 'email' in user ? String(user.email ?? '') : '',
        isEmailVerified: 'emailVerified' in user && user.emailVerified === true,
      };
    },
    async updateName(idToken, displayName) {
      await call('update', { idToken, displayName, returnSecureToken: false });
    },
    async deleteAccount(idToken) {
      await call('delete', { idToken }).catch((error: unknown) => {
        if (!(error instanceof ProviderFailure && error.code === 'USER_NOT_FOUND')) throw error;
      });
    },
    async listAuthorizedHosts() {
      const answer = await request(`${addresses.toolkit}/projects?key=${encodeURIComponent(apiKey)}`, {});
      const hosts = 'authorizedDomains' in answer ? answer.authorizedDomains : [];
      return Array.isArray(hosts) ? hosts.map(String) : [];
    },
    async sendPasswordReset(email) {
      await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    },
  };
}

function post(url: string, body: Readonly<Record<string, unknown>>): Promise<object> {
  const headers = { 'content-type': 'application/json' };
  return request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

function request(url: string, init: RequestInit): Promise<object> {
  return callsFor('identity', () => send(url, init));
}

async function send(url: string, init: RequestInit): Promise<object> {
  let status: number;
  let answer: unknown;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    status = response.status;
    answer = await response.json();
  } catch (cause) {
    throw new ProviderFailure('unavailable', 'NO_ANSWER', 'the identity service did not answer', { cause });
  }
  if (status < 300 && answer !== null && typeof answer === 'object') return answer;
  throw failureOf(status, codeOf(answer));
}

/** The error code, without the explanation the service may append after a colon. */
function codeOf(answer: unknown): string {
  if (!answer || typeof answer !== 'object' || !('error' in answer)) return 'UNKNOWN';
  const { error } = answer;
  const message = error && typeof error === 'object' && 'message' in error ? String(error.message) : '';
  return message.split(' : ')[0] || 'UNKNOWN';
}

function failureOf(status: number, code: string): ProviderFailure {
  if (code === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    return new ProviderFailure('reauth', code, 'the identity service wants a newer sign-in');
  if (GONE.has(code)) return new ProviderFailure('gone', code, 'the account or its session is no more');
  if (status === 429 || code.startsWith('TOO_MANY'))
    return new ProviderFailure('busy', code, 'the identity service takes no more calls for now');
  return status >= 500
    ? new ProviderFailure('unavailable', code, 'the identity service is ill')
    : new ProviderFailure('refused', code, `the identity service refused: ${code}`);
}
