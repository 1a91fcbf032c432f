import { describe, expect, it } from 'vitest';
import { userMessage } from '../../messages/user-message.ts';
import { AMOUNT_MINOR_MAX } from '../../money/money.ts';
import { type IncomingTransaction, UNSTATED_FIELDS } from './ingest-types.ts';
import { planFeed } from './plan-feed.ts';

const good: IncomingTransaction = {
  key: 'a',
  accountId: 'acc',
  accountType: 'checking',
  externalId: 't1',
  pendingExternalId: null,
  postedOn: '2026-03-01',
  authorizedOn: null,
  amountMinor: -500,
  currency: 'USD',
  originalDescription: 'COFFEE',
  merchant: null,
  isPending: false,
  ...UNSTATED_FIELDS,
  providerCategory: null,
};

describe('validateIncoming', () => {
  it('returns invalid transactions with a reason and accepts the others', () => {
    const bad: IncomingTransaction[] = [
      { ...good, key: 'b', externalId: 't2', postedOn: '2026-02-30' },
      { ...good, key: 'c', externalId: 't3', amountMinor: Number.NaN },
      { ...good, key: 'd', externalId: 't4', currency: '' },
      { ...good, key: 'e', externalId: 't5', authorizedOn: 'yesterday' },
      { ...good, key: 'f', externalId: null, accountId: '' },
      { ...good, key: 'g', externalId: 't6', postedOn: '9999-12-31' },
      { ...good, key: 'h', externalId: 't7', amountMinor: AMOUNT_MINOR_MAX + 1 },
    ];
    const plan = planFeed({
      incoming: [...bad, good],
      removedExternalIds: [],
      known: new Map(),
      others: [],
    });
    expect(plan.changes.map(({ incoming }) => incoming.key)).toEqual(['a']);
    expect(plan.rejected.map(({ externalId, reason }) => [externalId, reason])).toEqual([
      ['t2', userMessage('noSuchDate', '2026-02-30')],
      ['t3', userMessage('invalidAmount')],
      ['t4', userMessage('notACurrency', '')],
      ['t5', userMessage('noSuchDate', 'yesterday')],
      [null, userMessage('unknownAccount')],
      ['t6', userMessage('noSuchDate', '9999-12-31')],
      ['t7', userMessage('invalidAmount')],
    ]);
  });
});
