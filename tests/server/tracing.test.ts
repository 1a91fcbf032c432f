import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { linkBank } from '../lib/bank.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { signUp } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[];
}

const bodies: string[] = [];
const PORT = await freePort();
let status = 503;
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json')
    bodies.push(body);
  response.writeHead(status).end('{}');
}).listen(PORT, '127.0.0.1');
afterAll(() => receiver.close());

const product = runProduct({
  environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${PORT}` },
});

function spans(): Sent[] {
  return bodies.flatMap((body) => {
    // OTLP in JSON; a span without these fields fails the expectations below.
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
}

const named = (name: string | RegExp, parent?: Sent) =>
  spans().find(
    (span) =>
      (typeof name === 'string' ? span.name === name : name.test(span.name)) &&
      (!parent || (span.parentSpanId === parent.spanId && span.traceId === parent.traceId)),
  );

async function received(name: string | RegExp, parent?: Sent): Promise<Sent> {
  await waitFor(`a span ${name}`, async () => named(name, parent) !== undefined, 20_000);
  const span = named(name, parent);
  if (!span) throw new Error(`no span ${name}`);
  return span;
}

it('spans lead from requests to statements and from jobs to outgoing calls; none identifies a user', async () => {
  const person = await signUp(product(), 'Sentinel Vale');
  await waitFor('a batch that is refused', async () => bodies.length > 0);
  status = 200;
  await linkBank(product(), person);
  await waitUntilIdle(product(), person.userId);
  await person.call('getDashboard');
  await person.ask('getTransaction', { params: { transactionId: '019a0000-0000-7000-8000-000000000000' } });
  const calendar = new URL((await person.call('createCalendarFeed')).url).pathname;
  await fetch(`${product().url}${calendar}`);
  await received(/^GET \/api\/v1\/calendars\/:\w+$/);
  const request = await received('GET /api/v1/dashboard');
  expect(request.parentSpanId).toBeUndefined();
  expect(request.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: '200' },
  });
  const useCase = await received('getDashboard', request);
  const statement = await received('dashboard', useCase);
  expect(BigInt(statement.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(useCase.startTimeUnixNano));
  expect(BigInt(statement.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(useCase.endTimeUnixNano));
  expect(BigInt(statement.endTimeUnixNano)).toBeGreaterThan(BigInt(statement.startTimeUnixNano));
  const job = await received('bank-sync');
  await received('call out: bank', job);
  await received(/^(?:select|insert|update)/, job);
  await received(/^GET \/api\/v1\/transactions\/:\w+$/);
  const sent = bodies.join('\n');
  for (const word of [
    calendar.slice(-40),
    person.userId,
    person.email,
    'Sentinel',
    '019a0000',
    'localhost',
    '127.0.0.1',
  ])
    expect(sent).not.toContain(word);
});
