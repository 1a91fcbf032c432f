import { randomBytes } from 'node:crypto';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { ID_PREFIXES, type IdKind } from '#contract/values.ts';

/** A well-formed ID that doesn't exist. */
export function unknownId(kind: IdKind): string {
  return `${ID_PREFIXES[kind]}_${randomBytes(16).toString('hex')}`;
}

/** The ID of every endpoint, from the contract. */
export const ALL_ENDPOINTS = Object.keys(ENDPOINTS).filter((id): id is EndpointId => id in ENDPOINTS);

const PARAMETERS: Readonly<Record<string, () => string>> = {
  itemId: () => randomBytes(16).toString('hex'),
  accountId: () => unknownId('account'),
  externalId: () => randomBytes(16).toString('hex'),
  transactionId: () => unknownId('transaction'),
  otherId: () => unknownId('transaction'),
  receiptId: () => unknownId('receipt'),
  importId: () => unknownId('import'),
  subscriptionId: () => unknownId('subscription'),
  reviewItemId: () => unknownId('review'),
  findingId: () => unknownId('finding'),
  claimId: () => unknownId('claim'),
  messageId: () => unknownId('message'),
  mailboxId: () => unknownId('mailbox'),
  eventId: () => unknownId('event'),
  sessionId: () => unknownId('session'),
  passkeyId: () => unknownId('passkey'),
  clock: () => 'return',
  calendarFile: () => `${randomBytes(110).toString('base64url')}.ics`,
  userId: () => unknownId('user'),
  invitationId: () => unknownId('invitation'),
  deviceId: () => unknownId('device'),
  memberId: () => unknownId('member'),
};

/**
 * Well-formed path parameters of an endpoint. Fails for an unknown parameter name, so that each new one gets its shape
 * here.
 */
export function unknownParams(id: EndpointId): Record<string, string> {
  const names = [...ENDPOINTS[id].path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return Object.fromEntries(
    names.map((name) => {
      const make = PARAMETERS[name];
      if (!make) throw new Error(`no shape for the parameter ${name}`);
      return [name, make()];
    }),
  );
}
