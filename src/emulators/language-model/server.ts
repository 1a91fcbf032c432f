import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { listen } from '../lib/listen.ts';

/** A scripted response: the model's text or a failure. */
const scripted = z.strictObject({
  /** The model's text. */
  content: z.string().optional(),
  status: z.int().min(200).max(599).default(200),
  /** Milliseconds before the first byte. */
  delayMs: z.int().min(0).default(0),
  /** Sends invalid JSON. */
  isBroken: z.boolean().default(false),
  /** Number of requests it serves. */
  times: z.int().min(1).default(1),
});

const order = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('answer'), ...scripted.shape }),
  z.strictObject({ op: z.literal('refuse-schema'), isOn: z.boolean() }),
  z.strictObject({ op: z.literal('calls') }),
  z.strictObject({ op: z.literal('forget') }),
]);

/** The validated part of a Chat Completions request, as strict as the vendor. */
const chatRequest = z.looseObject({
  model: z.string().min(1),
  messages: z
    .array(z.looseObject({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string() }))
    .min(1),
  temperature: z.number().min(0).max(2).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  store: z.boolean().optional(),
  response_format: z.union([
    z.looseObject({ type: z.literal('json_object') }),
    z.looseObject({
      type: z.literal('json_schema'),
      json_schema: z.looseObject({ name: z.string().regex(/^[\w-]{1,64}$/), schema: z.looseObject({}) }),
    }),
  ]),
});

type Scripted = Omit<Extract<z.output<typeof order>, { op: 'answer' }>, 'op'>;

export interface LanguageModelEmulator {
  /** Base URL for clients. */
  readonly url: string;
  close(): Promise<void>;
}

const KEY = 'Bearer sandbox-model-key';
const NO_SUCH_PLACE = { error: { message: 'Not found', type: 'invalid_request_error', code: null } };

interface State {
  readonly script: Scripted[];
  readonly calls: { authorization: string | undefined; body: unknown }[];
  refusesSchema: boolean;
}

/** Starts an OpenAI-compatible Chat Completions endpoint with scripted responses; see README.md. */
export async function startLanguageModelEmulator({
  port,
}: {
  readonly port: number;
}): Promise<LanguageModelEmulator> {
  const state: State = { script: [], calls: [], refusesSchema: false };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const isOrder = pathname === '/v1/__control' && request.headers.origin === undefined;
    if (request.method === 'POST' && isOrder)
      void readJson(request)
        .then((input) => control(state, input))
        .then(
          (done) => write(response, 200, JSON.stringify(done)),
          (error: unknown) => write(response, 400, String(error)),
        );
    else if (request.method === 'POST' && pathname === '/v1/chat/completions')
      void complete(state, request, response);
    else write(response, 404, JSON.stringify(NO_SUCH_PLACE));
  });
  const boundPort = await listen(server, port);
  return {
    url: `http://127.0.0.1:${boundPort}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function control(state: State, input: unknown): object {
  const wanted = order.parse(input);
  if (wanted.op === 'answer') state.script.push({ ...wanted });
  if (wanted.op === 'refuse-schema') state.refusesSchema = wanted.isOn;
  if (wanted.op === 'forget') {
    state.calls.length = 0;
    state.script.length = 0;
  }
  return wanted.op === 'calls' ? { calls: state.calls } : {};
}

async function complete(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization } = request.headers;
  const body = await readJson(request);
  state.calls.push({ authorization, body });
  if (authorization !== KEY) return fail(response, 401, 'Incorrect API key provided', 'invalid_api_key');
  const parsed = chatRequest.safeParse(body);
  if (!parsed.success) return fail(response, 400, z.prettifyError(parsed.error), null);
  if (state.refusesSchema && parsed.data.response_format.type === 'json_schema')
    return fail(response, 400, "response_format 'json_schema' is not supported", null);
  const next = consumeNext(state.script);
  if (next.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, next.delayMs));
  if (next.status !== 200) return fail(response, next.status, 'Failed on purpose', null);
  if (next.isBroken) return write(response, 200, '{"choices": [');
  write(response, 200, JSON.stringify(completion(parsed.data.model, next.content ?? '{}', body)));
}

const UNSCRIPTED: Scripted = scripted.parse({});

/** Returns the next scripted response; removes it after its last use. */
function consumeNext(script: Scripted[]): Scripted {
  const next = script[0];
  if (!next) return UNSCRIPTED;
  next.times -= 1;
  if (next.times === 0) script.shift();
  return next;
}

function completion(model: string, content: string, request: unknown): object {
  const sent = JSON.stringify(request).length;
  const usage = { prompt_tokens: Math.ceil(sent / 4), completion_tokens: Math.ceil(content.length / 4) };
  return {
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        finish_reason: 'stop',
        logprobs: null,
      },
    ],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}

function fail(response: ServerResponse, status: number, message: string, code: string | null): void {
  write(response, status, JSON.stringify({ error: { message, type: 'error', param: null, code } }));
}

function write(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}
