import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { googleError } from '../http/google-error.ts';

type App = Hono<{ Bindings: HttpBindings }>;
type Answer = (request: Request) => Promise<Response>;

const MAX_CALLS = 100;

/**
 * Batch requests: up to 100 calls in one multipart/mixed body. `answer` runs one inner call, including scripted
 * failures for its path.
 */
export function addBatch(app: App, answer: Answer): void {
  for (const path of ['/batch/gmail/v1', '/batch']) app.post(path, (c) => runBatch(c, answer));
}

interface InnerCall {
  readonly contentId: string | null;
  readonly request: Request | null;
}

async function runBatch(c: Context, answer: Answer): Promise<Response> {
  const boundary = /boundary="?([^";]+)"?/i.exec(c.req.header('content-type') ?? '')?.[1];
  if (!boundary) return googleError('invalidArgument', 'Missing end boundary in multipart body.');
  const outerToken = c.req.header('authorization');
  const calls = readCalls(await c.req.text(), boundary, new URL(c.req.url).origin, outerToken);
  if (calls.length > MAX_CALLS)
    return googleError('invalidArgument', `The batch request must not contain more than ${MAX_CALLS} calls.`);
  const mark = `batch_${Buffer.from(`${calls.length}-${boundary}`).toString('base64url')}`;
  const parts: string[] = [];
  for (const call of calls) {
    const response = call.request
      ? await answer(call.request)
      : googleError('invalidArgument', 'Failed to parse batch part.');
    parts.push(await partText(response, call.contentId));
  }
  const body = `${parts.map((part) => `--${mark}\r\n${part}\r\n`).join('')}--${mark}--\r\n`;
  return new Response(body, { headers: { 'content-type': `multipart/mixed; boundary=${mark}` } });
}

function readCalls(body: string, boundary: string, origin: string, token: string | undefined): InnerCall[] {
  return body
    .split(`--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--') && part.trim() !== '')
    .map((part) => readCall(part.replace(/^\r?\n/, ''), origin, token));
}

function readCall(part: string, origin: string, outerToken: string | undefined): InnerCall {
  const [outer = '', ...rest] = part.split(/\r?\n\r?\n/);
  const contentId = /^content-id:\s*(.+)$/im.exec(outer)?.[1]?.trim() ?? null;
  const inner = rest.join('\r\n\r\n').trim();
  const line = /^(GET|POST|PUT|PATCH|DELETE) (\S+)/.exec(inner);
  const target = line?.[2] ? URL.parse(line[2], origin) : null;
  if (!line?.[1] || !target || target.origin !== origin) return { contentId, request: null };
  const headers = new Headers(outerToken ? { authorization: outerToken } : {});
  for (const header of (inner.split(/\r?\n\r?\n/)[0] ?? '').split(/\r?\n/).slice(1)) {
    const colon = header.indexOf(':');
    if (colon > 0) headers.set(header.slice(0, colon).trim(), header.slice(colon + 1).trim());
  }
  return { contentId, request: new Request(target, { method: line[1], headers }) };
}

async function partText(response: Response, contentId: string | null): Promise<string> {
  const answerId = contentId ? `Content-ID: <response-${contentId.replace(/^<|>$/g, '')}>\r\n` : '';
  const body = await response.text();
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return (
    `Content-Type: application/http\r\n${answerId}\r\nHTTP/1.1 ${response.status} ` +
    `${response.statusText || 'OK'}\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
