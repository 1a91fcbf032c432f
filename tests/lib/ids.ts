import { randomBytes } from 'node:crypto';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';
import { ID_PREFIXES, type IdKind } from '#contract/values.ts';

/** An id of the right shape that names nothing. */
export function strangeId(kind: IdKind): string {
  return `${ID_PREFIXES[kind]}_${randomBytes(16).toString('hex')}`;
}

/** Every endpoint's id, from the contract itself. */
export const ALL_ENDPOINTS = Object.keys(ENDPOINTS).filter((id): id is EndpointId => id in ENDPOINTS);

const PARAMETERS: Readonly<Record<string, () => string>> = {
  itemId: () => randomBytes(16).toString('hex'),
  accountId: () => strangeId('account'),
  externalId: () => randomBytes(16).toString('hex'),
  transactionId: () => strangeId('transaction'),
  otherId: () => strangeId('transaction'),
  receiptId: () => strangeId('receipt'),
  importId: () => strangeId('import'),
  subscriptionId: () => strangeId('subscription'),
  reviewItemId: () => strangeId('review'),
  findingId: () => strangeId('finding'),
  claimId: () => strangeId('claim'),
  messageId: () => strangeId('message'),
  mailboxId: () => strangeId('mailbox'),
  eventId: () => strangeId('event'),
  sessionId: () => strangeId('session'),
  passkeyId: () => strangeId('passkey'),
  clock: () => 'return',
  userId: () => strangeId('user'),
  invitationId: () => strangeId('invitation'),
  deviceId: () => strangeId('device'),
  memberId: () => strangeId('member'),
};

/**
 * Parameters of the right shape for an endpoint's path; an unknown parameter name fails, so that a new one gets its
 * shape here.
 */
export function strangeParams(id: EndpointId): Record<string, string> {
  const names = [...ENDPOINTS[id].path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return Object.fromEntries(
    names.map((name) => {
      const make = PARAMETERS[name];
      if (!make) throw new Error(`no shape for the parameter ${name}`);
      return [name, make()];
    }),
  );
}
