import { expect, test } from 'vitest';
import { type IncomingTransaction, type LedgerTransaction, UNSTATED_FIELDS } from './ingest-types.ts';
import { planFeed } from './plan-feed.ts';

const stored = (
  status: LedgerTransaction['status'],
  more: Partial<LedgerTransaction> = {},
): LedgerTransaction => ({
  id: 'stored',
  accountId: 'a',
  postedOn: '2026-03-04',
  authorizedOn: null,
  amountMinor: -2317,
  currency: 'USD',
  status,
  originalDescription: 'QUINCE MARKET',
  merchant: 'Quince Market',
  externalId: 't1',
  isRemoved: false,
  ...more,
});
const incoming = (externalId: string, more: Partial<IncomingTransaction> = {}): IncomingTransaction => ({
  key: externalId,
  accountId: 'a',
  accountType: 'checking',
  externalId,
  pendingExternalId: null,
  postedOn: '2026-03-04',
  authorizedOn: null,
  amountMinor: -2317,
  currency: 'USD',
  originalDescription: 'QUINCE MARKET',
  merchant: null,
  isPending: false,
  ...UNSTATED_FIELDS,
  providerCategory: null,
  ...more,
});
const plan = (known: LedgerTransaction, ...updates: IncomingTransaction[]) =>
  planFeed({ incoming: updates, removedExternalIds: [], known: new Map([['t1', known]]), others: [] });

test('a late update never turns a posted transaction into a pending one', () => {
  const late = incoming('t1', { isPending: true, amountMinor: -1 });
  expect(plan(stored('posted'), late).changes).toMatchObject([{ kind: 'keep', existingId: 'stored' }]);
  expect(plan(stored('pending'), late).changes).toMatchObject([{ kind: 'update', existingId: 'stored' }]);
});

test('two posted charges never both replace the same pending one', () => {
  const links = ['t2', 't3'].map((id) => incoming(id, { pendingExternalId: 't1' }));
  const { changes } = plan(stored('pending'), ...links);
  expect(changes.map(({ kind }) => kind).sort()).toEqual(['add', 'update']);
  const later = plan(stored('posted', { externalId: 't2' }), incoming('t3', { pendingExternalId: 't1' }));
  expect(later.changes).toMatchObject([{ kind: 'add' }]);
});
