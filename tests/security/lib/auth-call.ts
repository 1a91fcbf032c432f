import { type IncomingHttpHeaders, request } from 'node:http';
import { type HttpAnswer, member } from '../../lib/http.ts';

export interface AuthCall {
  readonly cookie?: string;
  /** The caller's own loopback address, such as 127.0.0.7. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the identity under `/api/auth` from a loopback address. */
export function callAuth(
  origin: string,
  path: string,
  body: unknown,
  { cookie = '', from = '127.0.0.1', headers = {} }: AuthCall = {},
): Promise<HttpAnswer> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...{ host: '127.0.0.1', port, path: `/api/auth${path}`, localAddress: from, agent: false },
        method: body === null ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          origin,
          host: new URL(origin).host,
          cookie,
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const headers = headersOf(answer.headers);
          resolve({ status: answer.statusCode ?? 0, headers, text, json: parsed(text) });
        });
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body === null ? undefined : JSON.stringify(body));
  });
}

function headersOf(received: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received))
    for (const each of typeof value === 'string' ? [value] : (value ?? [])) headers.append(name, each);
  return headers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Status and code of a rejection. */
export function refusalOf(answer: HttpAnswer): [number, unknown] {
  return [answer.status, member(answer.json, 'error')];
}

/** The cookies set by a response, as a browser returns them. */
export function cookiesOf(answer: HttpAnswer): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The time of an undelayed call: the lower quartile, as an outside observer would take it. */
export function lowerQuartile(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] ?? 0;
}
