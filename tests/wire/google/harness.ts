import { createHash, randomBytes } from 'node:crypto';
import { gmail, type gmail_v1 } from '@googleapis/gmail';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { type GoogleEmulator, startGoogleEmulator } from '#emulators/google/start.ts';
import { buildHousehold } from '#emulators/household/household.ts';

export const CLIENT_ID = 'sandbox-client.apps.googleusercontent.com';
export const CLIENT_SECRET = 'sandbox-secret';
export const REDIRECT = 'http://localhost:3000/api/v1/gmail/callback';
export const READONLY = 'https://www.googleapis.com/auth/gmail.readonly';
export const PERSON = 'jordan.ellis@sandbox.test';

export interface Harness {
  readonly emulator: GoogleEmulator;
  /** The emulator's clock, set by tests. */
  setNow(now: Date): void;
}

export async function startHarness(options: { stateFile?: string; port?: number } = {}): Promise<Harness> {
  let now = new Date('2026-11-21T18:00:00Z');
  const emulator = await startGoogleEmulator({
    port: options.port ?? 0,
    household: buildHousehold({ asOf: '2026-11-21' }),
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    asOf: () => now,
    ...(options.stateFile ? { stateFile: options.stateFile } : {}),
  });
  return {
    emulator,
    setNow: (next) => {
      now = next;
    },
  };
}

/** Google's official client, configured as in the product. */
export function authClient(url: string): OAuth2Client {
  return new OAuth2Client({
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    redirectUri: REDIRECT,
    forceRefreshOnFailure: true,
    endpoints: {
      oauth2AuthBaseUrl: `${url}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${url}/token`,
      oauth2RevokeUrl: `${url}/revoke`,
      tokenInfoUrl: `${url}/tokeninfo`,
    },
  });
}

export function gmailClient(url: string, auth: OAuth2Client): gmail_v1.Gmail {
  return gmail({ version: 'v1', auth, rootUrl: `${url}/` });
}

/** Completes the consent screen as a user would and returns the URL of the redirect. */
export async function consent(
  authUrl: string,
  decision: 'allow' | 'cancel',
  ticked: readonly string[] = [READONLY],
): Promise<URL> {
  const screen = await fetch(authUrl);
  const html = await screen.text();
  const field = (name: string): string =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  const form = new URLSearchParams({ request: field('request'), email: field('email'), decision });
  for (const scope of ticked) form.append('scope', scope);
  const answer = await fetch(new URL('/o/oauth2/v2/consent', authUrl), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

/** From consent to tokens: a client that can read email. */
export async function connect(url: string): Promise<{ auth: OAuth2Client; api: gmail_v1.Gmail }> {
  const auth = authClient(url);
  const verifier = randomBytes(32).toString('base64url');
  const authUrl = auth.generateAuthUrl({
    access_type: 'offline',
    scope: ['openid', 'email', READONLY],
    prompt: 'consent',
    login_hint: PERSON,
    include_granted_scopes: true,
    state: 'state-1',
    code_challenge_method: CodeChallengeMethod.S256,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const back = await consent(authUrl, 'allow');
  const { tokens } = await auth.getToken({
    code: back.searchParams.get('code') ?? '',
    codeVerifier: verifier,
  });
  auth.setCredentials(tokens);
  return { auth, api: gmailClient(url, auth) };
}

export async function controlEmulator(url: string, operation: Record<string, unknown>): Promise<unknown> {
  const answer = await fetch(`${url}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });
  if (!answer.ok) throw new Error(`control ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The code and reason of a failed call of the official client. */
export async function failureOf(call: Promise<unknown>): Promise<{ status: number; reason: string }> {
  try {
    await call;
  } catch (error) {
    const response =
      typeof error === 'object' && error !== null && 'response' in error ? error.response : undefined;
    const { status, data } = shapeOf(response);
    return { status, reason: reasonOf(data) };
  }
  throw new Error('the call did not fail');
}

function shapeOf(response: unknown): { status: number; data: unknown } {
  if (typeof response !== 'object' || response === null) return { status: 0, data: null };
  const status = 'status' in response && typeof response.status === 'number' ? response.status : 0;
  return { status, data: 'data' in response ? response.data : null };
}

function reasonOf(data: unknown): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return /"reason":\s*"([^"]+)"/.exec(text)?.[1] ?? /"error":\s*"([^"]+)"/.exec(text)?.[1] ?? text;
}
