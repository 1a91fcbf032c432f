import type { WaitingMessage } from '#db/repositories/mail/message-reads.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { readMessage } from '../read-message.ts';
import { StoreFlow } from '../store-flow.ts';
import { storeTurn, type Turn } from './store-turn.ts';

/** So many messages in a row that bring nothing mean that the provider is away, not that they are broken. */
const FAILURES_IN_A_ROW = 3;

/** Fetches, reads and stores as messages arrive; what does not arrive is asked for once more automatically. */
export async function fetchInto(turn: Turn, messages: readonly WaitingMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const left = new Map(messages.map((message) => [message.providerMessageId, message]));
  try {
    await fetchOnce(turn, left);
  } catch (error) {
    if (!isPassing(error)) throw error;
    await fetchOneByOne(turn, left);
  }
  // A source that says nothing about a message has it no more.
  await storeTurn(
    turn,
    [...left.values()].map((message) => ({ message, outcome: 'gone' as const, receivedAt: null })),
  );
}

/** Asks for each message that did not arrive; several failures in a row mean that the mailbox itself has failed. */
async function fetchOneByOne(turn: Turn, left: Map<string, WaitingMessage>): Promise<void> {
  let inARow = 0;
  for (const message of [...left.values()]) {
    try {
      await fetchOnce(turn, new Map([[message.providerMessageId, message]]));
      inARow = 0;
    } catch (error) {
      if (!isPassing(error)) throw error;
      inARow += 1;
      turn.stuck.push({ message, error });
      if (inARow >= FAILURES_IN_A_ROW) throw error;
    }
    left.delete(message.providerMessageId);
  }
}

async function fetchOnce(turn: Turn, left: Map<string, WaitingMessage>): Promise<void> {
  const { services, userId, mail, access } = turn.run;
  const flow = new StoreFlow(async (batch) => {
    await storeTurn(turn, batch);
    for (const { message } of batch) left.delete(message.providerMessageId);
  });
  try {
    for await (const fetched of mail.fetch(access, [...left.keys()])) {
      const message = left.get(fetched.id);
      if (!message) continue;
      const bytes = fetched.outcome === 'found' ? fetched.raw.byteLength : 0;
      await flow.add(
        readMessage(services, { userId, lane: 'background' }, message, fetched, turn.about),
        bytes,
      );
    }
  } finally {
    await flow.end();
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ProviderFailure && (error.kind === 'unavailable' || error.kind === 'refused');
}
