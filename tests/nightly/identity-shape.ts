import { decodeJwt } from 'jose';
import type { HttpAnswer } from '../lib/http.ts';

const TOKENS = new Set(['idToken', 'id_token', 'access_token']);
/** What is different at each call: only that it is there, and of which type, can be compared. */
const CHANGING = new Set([
  ...['refreshToken', 'refresh_token', 'createdAt', 'lastLoginAt', 'lastRefreshAt', 'validSince'],
  ...[
    'project_id',
    'passwordUpdatedAt',
    'passwordHash',
    'salt',
    'auth_time',
    'iat',
    'exp',
    'oauthIdToken',
    'oauthAccessToken',
  ],
]);
const IDS = new Set(['localId', 'user_id', 'sub']);

/** An answer as flat facts, `path: value`: equal for two services that say the same. */
export function factsOf(
  { status, json }: HttpAnswer,
  known: { readonly projectId: string; readonly ids: Map<string, string> },
): Map<string, string> {
  const facts = new Map([['status', String(status)]]);
  const note = (path: string, key: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) note(`${path}[${index}]`, key, one);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, one] of Object.entries(value))
        note(path === '' ? name : `${path}.${name}`, name, one);
    } else if (typeof value === 'string' && TOKENS.has(key)) {
      note(`${path}.claims`, '', decodeJwt(value));
    } else if (typeof value === 'string' && key === 'rawUserInfo') {
      note(path, '', JSON.parse(value));
    } else {
      facts.set(path, plain(key, value, known));
    }
  };
  note('', '', json);
  return facts;
}

function plain(
  key: string,
  value: unknown,
  { projectId, ids }: { readonly projectId: string; readonly ids: Map<string, string> },
): string {
  if (CHANGING.has(key)) return `a ${typeof value}`;
  const text = String(value);
  // Behind the colon are words for a person.
  if (key === 'message') return text.split(' : ')[0] ?? '';
  if (IDS.has(key)) {
    const label = ids.get(text) ?? `person ${ids.size + 1}`;
    ids.set(text, label);
    return label;
  }
  return `${text.replaceAll(projectId, 'the-project')}${typeof value === 'string' ? '' : ` (${typeof value})`}`;
}
