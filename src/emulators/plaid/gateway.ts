import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { ReceivedCall } from './calls.ts';
import type { ControlTools } from './control.ts';
import { drift, type Fault, type PlannedAnswer, plannedAnswer } from './faults.ts';
import { freshId } from './ids.ts';
import { ROUTES } from './routes/table.ts';

const BODY_MAX = 2_000_000;

export interface GatewayOptions extends ControlTools {
  readonly app: Hono;
  readonly flush: () => void;
  readonly control: (request: unknown) => Promise<Record<string, unknown>>;
  /** An additional host name by which browsers reach this server. */
  readonly publicHost: string | null;
}

/** The entry point: records calls, applies scripted faults and handles /__control. */
export function createGateway(
  tools: GatewayOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (incoming, response) => {
    try {
      if (!isOwnHost(incoming, tools.publicHost))
        return send(response, plain(421, 'this host is not served here'));
      const body = await readAll(incoming);
      if (body === null) return send(response, plain(413, 'the body is too large'));
      const path = (incoming.url ?? '/').split('?')[0] ?? '/';
      if (path === '/__control') return send(response, await answerControl(tools, incoming, body));
      if (ROUTES[path] !== undefined) return await answerCall(tools, incoming, body, path, response);
      return send(response, await ask(tools, incoming, body));
    } catch (error) {
      send(response, plain(500, error instanceof Error ? error.message : 'failed'));
    }
  };
}

async function answerCall(
  tools: GatewayOptions,
  incoming: IncomingMessage,
  body: string,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const parsed = parseJson(body);
  const itemId = itemIdOf(tools, parsed);
  const call = tools.calls.begin({ at: tools.context.now().toISOString(), path, itemId, body: parsed });
  const fault = tools.faults.take(path, itemId);
  if (fault === null) {
    const answer = await ask(tools, incoming, body);
    call.status = answer.status;
    return send(response, answer);
  }
  call.fault = fault.mode;
  if (fault.delayMs > 0) await wait(fault.delayMs);
  return meetFault(fault, call, () => ask(tools, incoming, body), response);
}

async function meetFault(
  fault: Fault,
  call: ReceivedCall,
  getRealResponse: () => Promise<PlannedAnswer>,
  response: ServerResponse,
): Promise<void> {
  const planned = plannedAnswer(fault, freshId(15));
  if (planned !== null) {
    call.status = planned.status;
    return send(response, planned);
  }
  // No response: the connection stays open until either side closes it.
  if (fault.mode === 'hang') return;
  if (fault.mode === 'cut') {
    response.socket?.destroy();
    return;
  }
  const truth = await getRealResponse();
  call.status = truth.status;
  if (fault.mode === 'lost_answer') response.socket?.destroy();
  else if (fault.mode === 'truncate') sendHalf(response, truth);
  else if (fault.mode === 'drift') send(response, { ...truth, body: drift(truth.body, fault.set) });
  else send(response, truth);
}

async function ask(tools: GatewayOptions, incoming: IncomingMessage, body: string): Promise<PlannedAnswer> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const url = new URL(incoming.url ?? '/', 'http://emulator.invalid');
  const answer = await tools.app.fetch(new Request(url, { method, headers, ...(hasBody ? { body } : {}) }));
  const text = await answer.text();
  tools.flush();
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: text };
}

/** Only for programs on this machine: browsers always send Origin or another content type. */
async function answerControl(
  tools: GatewayOptions,
  incoming: IncomingMessage,
  body: string,
): Promise<PlannedAnswer> {
  const isJson = incoming.headers['content-type']?.startsWith('application/json') === true;
  if (incoming.method !== 'POST' || !isJson || incoming.headers.origin !== undefined) {
    return json(403, { ok: false, error: 'POST application/json without an Origin' });
  }
  try {
    return json(200, await tools.control(parseJson(body)));
  } catch (error) {
    if (error instanceof z.ZodError) return json(400, { ok: false, error: z.prettifyError(error) });
    return json(400, { ok: false, error: error instanceof Error ? error.message : 'failed' });
  }
}

function itemIdOf(tools: GatewayOptions, body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return null;
  const items = Object.values(tools.context.state.items);
  return items.find(({ accessToken }) => accessToken === body.access_token)?.itemId ?? null;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Prevents DNS rebinding. */
function isOwnHost(incoming: IncomingMessage, publicHost: string | null): boolean {
  const host = URL.parse(`http://${incoming.headers.host ?? ''}`)?.hostname ?? '';
  return LOOPBACK.has(host) || host === publicHost;
}

async function readAll(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > BODY_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, answer: PlannedAnswer): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) });
  response.end(answer.body);
}

function sendHalf(response: ServerResponse, answer: PlannedAnswer): void {
  const bytes = Buffer.from(answer.body);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.socket?.destroy());
}

function plain(status: number, body: string): PlannedAnswer {
  return { status, headers: { 'content-type': 'text/plain' }, body };
}

function json(status: number, body: unknown): PlannedAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
