import { decodeJwt } from 'jose';
import type { HttpAnswer } from '../lib/http.ts';

const TOKENS = new Set(['idToken', 'id_token', 'access_token']);
/** Values that differ at each call: only their presence and type can be compared. */
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

/** A response as flat facts, `path: value`, equal for two services with the same response. */
export function factsOf(
  { status, json }: HttpAnswer,
  known: { readonly projectId: string; readonly ids: Map<string, string> },
): Map<string, string> {
  const facts = new Map([['status', String(status)]]);
  const note = (path: string, key: string, value: unknown): void => {
    const parts = partsOf(path, key, value);
    if (!parts) facts.set(path, plain(key, value, known));
    else for (const part of parts) note(part.path, part.key, part.value);
  };
  note('', '', json);
  return facts;
}

interface Part {
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
}

/** The parts of a list, an object, a token or JSON in a string; null for a plain value. */
function partsOf(path: string, key: string, value: unknown): Part[] | null {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({ path: `${path}[${index}]`, key, value: item }));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).map(([name, field]) => ({
      path: path === '' ? name : `${path}.${name}`,
      key: name,
      value: field,
    }));
  if (typeof value !== 'string') return null;
  if (TOKENS.has(key)) return [{ path: `${path}.claims`, key: '', value: decodeJwt(value) }];
  return key === 'rawUserInfo' ? [{ path, key: '', value: JSON.parse(value) }] : null;
}

function plain(
  key: string,
  value: unknown,
  { projectId, ids }: { readonly projectId: string; readonly ids: Map<string, string> },
): string {
  if (CHANGING.has(key)) return `a ${typeof value}`;
  const text = String(value);
  // The text after the colon is for people.
  if (key === 'message') return text.split(' : ')[0] ?? '';
  if (IDS.has(key)) {
    const label = ids.get(text) ?? `person ${ids.size + 1}`;
    ids.set(text, label);
    return label;
  }
  return `${text.replaceAll(projectId, 'the-project')}${typeof value === 'string' ? '' : ` (${typeof value})`}`;
}
