import { isRecord } from '../failure.ts';

export const AUTH_BASE_PATH = '/api/auth';
const TIMEOUT_MS = 25_000;

declare global {
  interface Window {
    /** The session request, started by the HTML page before the scripts load. */
    fettleSession?: Promise<Response> | undefined;
  }
}

/** True for responses worth retrying: no response, 429 and 5xx. */
export function isTransient({ status }: AuthResponse): boolean {
  return status === 0 || status === 429 || status >= 500;
}

export interface AuthResponse {
  readonly status: number;
  readonly body: Record<string, unknown> | null;
  /** A new bearer token, if the service sends one. */
  readonly token: string | null;
  readonly code: string | undefined;
  /** The Retry-After of the service; null if absent. */
  readonly retryAfterSeconds: number | null;
}

/** Calls the identity service of this origin with its session cookie. Status 0: no response. */
export async function fetchAuth(
  method: 'GET' | 'POST',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<AuthResponse> {
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: body
      ? { accept: 'application/json', 'content-type': 'application/json' }
      : { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  if (body) init.body = JSON.stringify(body);
  try {
    const response = await (earlyResponse(path) ?? fetch(`${AUTH_BASE_PATH}${path}`, init));
    const parsed: unknown = await response.json().catch(() => null);
    const record = isRecord(parsed) ? parsed : null;
    const code = typeof record?.error === 'string' ? record.error : undefined;
    const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    return {
      status: response.status,
      body: record,
      token: response.headers.get('set-auth-jwt'),
      code,
      retryAfterSeconds: Number.isNaN(wait) ? null : wait,
    };
  } catch {
    return { status: 0, body: null, token: null, code: undefined, retryAfterSeconds: null };
  }
}

/** The response to the request the HTML page started; used once. */
function earlyResponse(path: string): Promise<Response> | undefined {
  if (path !== '/get-session') return undefined;
  const answer = window.fettleSession;
  window.fettleSession = undefined;
  return answer;
}
