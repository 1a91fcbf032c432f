import type { Fact } from '#contract/events.ts';
import { member } from './http.ts';
import type { Person } from './person.ts';
import type { TestProduct } from './servers/product.ts';
import { waitFor } from './wait-for.ts';

export interface LiveEvent {
  readonly event: string;
  readonly data: unknown;
}

/** All events the server sends to a user's open screen. */
export interface LiveScreen {
  readonly events: readonly LiveEvent[];
  /** True once the server has ended the stream. */
  readonly hasEnded: () => boolean;
  close(): void;
}

/** Opens the live event stream as a screen does. */
export async function openScreen(product: TestProduct, person: Person): Promise<LiveScreen> {
  const stop = new AbortController();
  const answer = await fetch(`${product.url}/api/v1/events`, {
    headers: { authorization: `Bearer ${await person.token()}` },
    signal: stop.signal,
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  const events: LiveEvent[] = [];
  let ended = false;
  void collect(answer.body, events)
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  return { events, hasEnded: () => ended, close: () => stop.abort() };
}

async function collect(body: ReadableStream<Uint8Array>, events: LiveEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const block = rest.slice(0, end);
      rest = rest.slice(end + 2);
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event !== undefined && data !== undefined) events.push({ event, data: JSON.parse(data) });
    }
  }
}

/** Waits until a screen receives a changed fact. */
export async function waitForFact({ events }: LiveScreen, fact: Fact): Promise<void> {
  await waitFor(`the screen to receive ${fact}`, async () =>
    events.some(({ data }) => member(data, 'fact') === fact),
  );
}

/** Steps of an email sync in the order the screen saw them, without repetition. */
export function listSyncSteps(
  events: readonly LiveEvent[],
): { message: string; read: number; percent: number; state: string }[] {
  const steps = events
    .filter((event) => event.event === 'sync')
    .map(({ data }) => ({
      message: String(member(data, 'message')),
      read: Number(member(data, 'read')),
      percent: Number(member(data, 'percent')),
      state: String(member(data, 'state')),
    }));
  return steps.filter((step, index) => step.message !== '' && step.message !== steps[index - 1]?.message);
}
