import { member } from '../../lib/http.ts';
import { controlEmulator } from '../../lib/servers/emulator-control.ts';
import type { BrowserUser, StorageState } from './people.ts';
import { PASSWORD } from './person.ts';
import { running } from './running.ts';

const API_KEY = 'fettle-sandbox-key';
const KEPT_UNDER = `firebase:authUser:${API_KEY}:[DEFAULT]`;

/** Sends a command to the hosted service's emulator. */
export function controlIdentityEmulator(order: Readonly<Record<string, unknown>>): Promise<unknown> {
  return controlEmulator(running().firebaseUrl, order);
}

/** Signs a user up at the hosted service and stores the session where its client looks for one. */
export async function signUpHosted(email: string, name: string, baseURL: string): Promise<BrowserUser> {
  const made = await ask('signUp', { email, password: PASSWORD, returnSecureToken: true });
  await ask('update', { idToken: member(made, 'idToken'), displayName: name });
  return { email, storageState: await signInHosted(email, baseURL) };
}

/** Another session of a user. Its token is about to expire, so the page starts by renewing it. */
export async function signInHosted(email: string, baseURL: string): Promise<StorageState> {
  const entered = await ask('signInWithPassword', { email, password: PASSWORD, returnSecureToken: true });
  const user = {
    uid: member(entered, 'localId'),
    email,
    emailVerified: false,
    displayName: member(entered, 'displayName'),
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: member(entered, 'refreshToken'),
      accessToken: member(entered, 'idToken'),
      expirationTime: Date.now(),
    },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  const localStorage = [{ name: KEPT_UNDER, value: JSON.stringify(user) }];
  return { cookies: [], origins: [{ origin: baseURL, localStorage }] };
}

async function ask(operation: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
  const url = `${running().firebaseUrl}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${API_KEY}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const given: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${operation} answered ${JSON.stringify(given)}`);
  return given;
}
