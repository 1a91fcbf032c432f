import { expect, test } from 'vitest';
import type { BankFeed, BankSyncPage, BankTransaction } from '#ports/bank-data-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { fetchAllPages } from './fetch-all-pages.ts';

const transaction = (externalId: string): BankTransaction => ({
  externalId,
  accountExternalId: 'a',
  postedOn: '2026-03-02',
  authorizedOn: null,
  amountMinor: -100,
  currency: 'USD',
  originalDescription: externalId,
  merchant: null,
  isPending: false,
  pendingExternalId: null,
  category: null,
});

const page = (nextCursor: string, hasMore: boolean, more: Partial<BankSyncPage> = {}): BankSyncPage => ({
  added: [],
  modified: [],
  unparsed: [],
  removedExternalIds: [],
  accounts: [],
  nextCursor,
  hasMore,
  isHistoryComplete: true,
  isReady: true,
  problems: [],
  requestId: null,
  ...more,
});

/** A bank with scripted responses, and the cursors it was called with. */
function bankOf(answers: readonly (BankSyncPage | ProviderFailure)[]) {
  const askedFrom: (string | null)[] = [];
  const remaining = [...answers];
  const bank: BankFeed = {
    name: 'Scripted',
    isSandbox: true,
    reportsRemovals: true,
    institution: async () => ({ id: null, name: 'Bank' }),
    accounts: async () => [],
    health: async () => null,
    refresh: async () => undefined,
    remove: async () => undefined,
    syncPage: async (_token, cursor) => {
      askedFrom.push(cursor);
      const answer = remaining.shift();
      if (answer === undefined || answer instanceof ProviderFailure)
        throw answer ?? new Error('no page remaining');
      return answer;
    },
  };
  return { bank, askedFrom };
}

test('loses nothing when pagination restarts during a first import', async () => {
  const restart = new ProviderFailure('restart', 'MUTATION', 'the data changed');
  const { bank, askedFrom } = bankOf([
    page('p1', true, { added: [transaction('old'), transaction('kept')] }),
    restart,
    page('q1', true, { added: [transaction('kept')] }),
    page('q2', false, { added: [transaction('new')] }),
  ]);
  const updates = await fetchAllPages(bank, 'token', null);
  expect(askedFrom).toEqual([null, 'p1', null, 'q1']);
  expect(updates.changed.map(({ externalId }) => externalId)).toEqual(['kept', 'new']);
  expect(updates.nextCursor).toBe('q2');
});

test.each([
  ['on one page', [page('p1', false, { added: [transaction('t')], removedExternalIds: ['t'] })]],
  [
    'on two pages',
    [page('p1', true, { added: [transaction('t')] }), page('p2', false, { removedExternalIds: ['t'] })],
  ],
])('drops a transaction added and removed in one sync, %s', async (_name, answers) => {
  const updates = await fetchAllPages(bankOf(answers).bank, 'token', null);
  expect([updates.changed, updates.removedExternalIds]).toEqual([[], ['t']]);
});
