import { decodeJwt } from 'jose';
import { startFirebaseEmulator } from '#emulators/firebase/server.ts';
import { sandboxIdentities } from '#emulators/google/identities.ts';
import { buildHousehold } from '#emulators/household/household.ts';
import { type HttpAnswer, member, send } from '../lib/http.ts';
import { startVendorIdentity } from './vendor-identity.ts';

/** An identity service: its API calls, and the few operations that differ per service. */
export interface Side {
  readonly projectId: string;
  /** `accounts:<operation>`. */
  account(operation: string, body: Readonly<Record<string, unknown>>): Promise<HttpAnswer>;
  refresh(form: Readonly<Record<string, string>>): Promise<HttpAnswer>;
  /** The newest code emailed to an address. */
  lastCode(email: string): Promise<string>;
  /** The credential that Google's window passes to the page for a sandbox user. */
  googleToken(email: string): Promise<string>;
  disable(email: string): Promise<void>;
  hideAccounts(isOn: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** The household's people do not depend on the date. */
const DAY = '2026-11-21';
const JSON_HEADERS = { 'content-type': 'application/json' };

function post(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return send(url, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: JSON.stringify(body),
  });
}

function wireOf(url: string, key: string): Pick<Side, 'account' | 'refresh'> {
  return {
    account: (operation, body) =>
      post(`${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${key}`, body),
    refresh: (form) =>
      send(`${url}/securetoken.googleapis.com/v1/token?key=${key}`, {
        method: 'POST',
        body: new URLSearchParams(form),
      }),
  };
}

/** The emulator of this project. */
export async function startOwnSide(): Promise<Side> {
  const links = new Map<string, string>();
  const household = buildHousehold({ asOf: DAY });
  const firebase = await startFirebaseEmulator({
    ...{ port: 0, asOf: () => new Date(), household },
    sendMail: async (to, _subject, link) => {
      links.set(to, link);
    },
  });
  const order = async (operation: Readonly<Record<string, unknown>>) => {
    const { status } = await post(`${firebase.url}/__control`, operation);
    if (status !== 200) throw new Error(`the emulator did not take ${JSON.stringify(operation)}`);
  };
  return {
    ...wireOf(firebase.url, firebase.apiKey),
    projectId: firebase.projectId,
    lastCode: async (email) => new URL(links.get(email) ?? '').searchParams.get('oobCode') ?? '',
    async googleToken(email) {
      const answer = await send(`${firebase.url}/popup?origin=${encodeURIComponent(firebase.url)}`, {
        method: 'POST',
        body: new URLSearchParams({ email }),
      });
      return /"idToken":"([^"]+)"/.exec(answer.text)?.[1] ?? '';
    },
    disable: (email) => order({ op: 'disable', email }),
    hideAccounts: (on) => order({ op: 'hideAccounts', on }),
    stop: () => firebase.close(),
  };
}

/** The vendor's own emulator, which accepts unsigned Google credentials. */
export async function startVendorSide(googleToken: Side['googleToken']): Promise<Side> {
  const vendor = await startVendorIdentity();
  const project = `${vendor.url}/emulator/v1/projects/${vendor.projectId}`;
  const wire = wireOf(vendor.url, 'any-key');
  const asOwner = { authorization: 'Bearer owner' };
  return {
    ...wire,
    projectId: vendor.projectId,
    async lastCode(email) {
      const { json } = await send(`${project}/oobCodes`);
      const codes = member(json, 'oobCodes');
      const ofEmail = Array.isArray(codes)
        ? codes.filter((code) => (member(code, 'newEmail') ?? member(code, 'email')) === email)
        : [];
      return String(member(ofEmail.at(-1), 'oobCode'));
    },
    googleToken: async (email) => JSON.stringify(decodeJwt(await googleToken(email))),
    async disable(email) {
      const toolkit = `${vendor.url}/identitytoolkit.googleapis.com/v1/projects/${vendor.projectId}`;
      const found = await post(`${toolkit}/accounts:lookup`, { email: [email] }, asOwner);
      const localId = String(member(found.json, 'users', 0, 'localId'));
      await post(`${toolkit}/accounts:update`, { localId, disableUser: true }, asOwner);
    },
    async hideAccounts(isOn) {
      await send(`${project}/config`, {
        method: 'PATCH',
        headers: JSON_HEADERS,
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isOn } }),
      });
    },
    stop: vendor.stop,
  };
}

/** Addresses of the sandbox's Google accounts. */
export function googleAddresses(): readonly string[] {
  return sandboxIdentities(buildHousehold({ asOf: DAY })).map((person) => person.email);
}
