import { countInto } from '#db/repositories/mail-syncs.ts';
import { adoptMoved, listSeenAgain, type WaitingMessage } from '#db/repositories/messages.ts';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import { type SenderRule, senderVerdict } from '#domain/syncing/sender-rules.ts';
import type { MailHeaders } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { gateByHeaders, readHeaderFacts } from '#readers/receipt/header-gate.ts';
import { inRun, type MailRun } from './mail-run.ts';
import type { ReadMessage } from './read-message.ts';

/**
 * Looks at headers before any body is fetched: what is gone, what is the same message under a new id, what the person
 * never wants read, and what is surely an advertisement. Everything else is to be fetched, in the order given.
 */
export async function gateMessages(
  run: MailRun,
  messages: readonly WaitingMessage[],
  rules: readonly SenderRule[],
): Promise<{ decided: ReadMessage[]; toFetch: WaitingMessage[] }> {
  const headers = await readHeaders(run, messages);
  if (!headers) return { decided: [], toFetch: [...messages] };
  const moved = new Set(await adopt(run, messages, headers));
  const decided: ReadMessage[] = [];
  const toFetch: WaitingMessage[] = [];
  for (const message of messages) {
    if (moved.has(message.id)) continue;
    const found = headers.get(message.providerMessageId);
    const verdict = found
      ? judge(message, found, rules)
      : { message, outcome: 'gone' as const, receivedAt: null };
    if (verdict) decided.push(verdict);
    else toFetch.push(message);
  }
  return { decided, toFetch };
}

/** Null where headers cannot be had just now: then the bodies decide, each by itself. */
async function readHeaders(
  { mail, access }: MailRun,
  messages: readonly WaitingMessage[],
): Promise<ReadonlyMap<string, MailHeaders> | null> {
  try {
    const ids = messages.map((message) => message.providerMessageId);
    return new Map((await mail.readHeaders(access, ids)).map((found) => [found.id, found]));
  } catch (error) {
    if (error instanceof ProviderFailure && (error.kind === 'unavailable' || error.kind === 'refused'))
      return null;
    throw error;
  }
}

function judge(
  message: WaitingMessage,
  found: MailHeaders,
  rules: readonly SenderRule[],
): ReadMessage | null {
  const facts = readHeaderFacts(found.block);
  const headerKey = facts.messageId === null ? null : found.key;
  const passOver = (reason: string): ReadMessage => ({
    ...{ message, facts, headerKey, reason },
    outcome: 'passed_over',
    receivedAt: found.receivedAt,
  });
  const rule = senderVerdict(rules, facts.from.address);
  if (rule === 'block') return passOver('You block this sender.');
  if (found.bytes !== null && found.bytes > MAIL_BYTES_MAX * 1.5)
    return passOver('This message is larger than 25 MB and was not read.');
  if (rule === 'allow') return null;
  const gate = gateByHeaders(facts);
  return gate.read ? null : passOver(gate.reason);
}

/** A message that was moved keeps its row, its verdict and its receipt; a copy beside the first is a message of its own. */
async function adopt(
  run: MailRun,
  messages: readonly WaitingMessage[],
  headers: ReadonlyMap<string, MailHeaders>,
): Promise<string[]> {
  const keyed = messages.flatMap(({ id, providerMessageId }) => {
    const found = headers.get(providerMessageId);
    return found && readHeaderFacts(found.block).messageId !== null ? [{ id, headerKey: found.key }] : [];
  });
  if (keyed.length === 0) return [];
  const { services, userId, mailbox, mail, access } = run;
  const again = await services.db.readAs(userId, (db) => listSeenAgain(db, mailbox.id, keyed));
  if (again.length === 0) return [];
  const known = await mail.readHeaders(
    access,
    again.map((one) => one.knownProviderId),
  );
  const isStill = new Set(known.map((one) => one.id));
  const moved = again.filter((one) => !isStill.has(one.knownProviderId));
  if (moved.length === 0) return [];
  await inRun(run, async (db) => {
    await adoptMoved(db, mailbox.id, moved);
    await countInto(db, run.syncId, { total: -moved.length });
  });
  return moved.map((one) => one.freshId);
}
