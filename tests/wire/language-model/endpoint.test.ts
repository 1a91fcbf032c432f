import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOpenAiCompatible } from '#adapters/language-model/openai-compatible.ts';
import { type LanguageModelEmulator, startLanguageModelEmulator } from '#emulators/language-model/server.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { member } from '../../lib/http.ts';
import { controlEmulator } from '../../lib/servers/emulator-control.ts';

const QUESTION = {
  instructions: 'Read it.',
  document: '0| Total $4.00',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
};

let endpoint: LanguageModelEmulator;
beforeAll(async () => {
  endpoint = await startLanguageModelEmulator({ port: 0 });
});
afterAll(() => endpoint.close());
beforeEach(() => controlEmulator(endpoint.url, { op: 'forget' }));

const model = (apiKey = 'sandbox-model-key') =>
  createOpenAiCompatible({ baseUrl: endpoint.url, model: 'small-1', apiKey });
const calls = async () => {
  const list = member(await controlEmulator(endpoint.url, { op: 'calls' }), 'calls');
  return Array.isArray(list) ? list : [];
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('the email is a separate message from the instructions, and nothing is stored at the provider', async () => {
  await controlEmulator(endpoint.url, { op: 'answer', content: '{"a":1}' });
  const answer = await model().complete(QUESTION);
  expect(answer.text).toBe('{"a":1}');
  expect(answer.inputTokens).toBeGreaterThan(0);
  const [call] = await calls();
  expect(call.body).toMatchObject({
    model: 'small-1',
    store: false,
    temperature: 0,
    messages: [
      { role: 'system', content: QUESTION.instructions },
      { role: 'user', content: QUESTION.document },
    ],
    response_format: { type: 'json_schema', json_schema: { strict: true, schema: QUESTION.schema } },
  });
  expect(call.body).not.toHaveProperty('tools');
});

it('an endpoint that rejects schemas gets the schema as text from then on', async () => {
  await controlEmulator(endpoint.url, { op: 'refuse-schema', isOn: true });
  const local = model();
  await local.complete(QUESTION);
  await local.complete(QUESTION);
  const types = (await calls()).map(({ body }) => body.response_format.type);
  expect(types).toEqual(['json_schema', 'json_object', 'json_object']);
  await controlEmulator(endpoint.url, { op: 'refuse-schema', isOn: false });
});

it('temporary failures are retried', async () => {
  await controlEmulator(endpoint.url, { op: 'answer', status: 503 });
  await controlEmulator(endpoint.url, { op: 'answer', content: '{}' });
  expect((await model().complete(QUESTION)).text).toBe('{}');
});

it.each([
  ['a refused key', 'wrong', {}, 'reauth'],
  ['too many questions', undefined, { status: 429, times: 3 }, 'busy'],
  ['a failing endpoint', undefined, { status: 500, times: 3 }, 'unavailable'],
  ['a body that is cut off', undefined, { isBroken: true, times: 3 }, 'unavailable'],
  ['a question it does not take', undefined, { status: 422 }, 'refused'],
])('%s is its own kind of failure', async (_name, key, script, kind) => {
  if (Object.keys(script).length > 0) await controlEmulator(endpoint.url, { op: 'answer', ...script });
  const error = await failure(model(key).complete(QUESTION));
  expect(error).toBeInstanceOf(ProviderFailure);
  expect(error).toMatchObject({ kind });
});

it('an unreachable endpoint is a temporary failure', async () => {
  const gone = await startLanguageModelEmulator({ port: 0 });
  await gone.close();
  const silent = createOpenAiCompatible({ baseUrl: gone.url, model: 'small-1', apiKey: null });
  expect(await failure(silent.complete(QUESTION))).toMatchObject({ kind: 'unavailable', code: 'AI_SILENT' });
});
