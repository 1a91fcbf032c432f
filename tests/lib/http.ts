/** An HTTP response: its text, and its parsed body if it is JSON. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

/** Sends one request without following redirects. */
export async function send(url: string, init: RequestInit = {}): Promise<HttpAnswer> {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A member of an unknown value, or undefined. */
export function member(value: unknown, ...path: readonly (string | number)[]): unknown {
  let at: unknown = value;
  for (const name of path) {
    if (at === null || typeof at !== 'object') return undefined;
    at = Object.entries(at).find(([key]) => key === String(name))?.[1];
  }
  return at;
}
