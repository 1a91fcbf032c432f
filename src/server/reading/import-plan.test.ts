import { expect, it } from 'vitest';
import type { ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import type { ReconcileTransaction } from '#domain/ledger/reconcile/reconcile-types.ts';
import { CHUNK_SIZE } from '../lib/staged-transactions.ts';
import {
  packStoredTransactions,
  packVerdicts,
  readVerdicts,
  unpackStoredTransactions,
} from './import-plan.ts';

const ADDED: ImportVerdict = { kind: 'add', reason: 'Not in the ledger yet', doubt: null };

it('returns every verdict in order, with its stored transaction', () => {
  const held = Array.from({ length: 9_000 }, (_, at) => ({ id: `id-${at}` }));
  const verdicts = Array.from({ length: 2 * CHUNK_SIZE + 3 }, (_, at): ImportVerdict => {
    const existingId = `id-${8_000 - at}`;
    if (at % 5 === 0)
      return { kind: 'add', reason: 'x', doubt: { existingId, kind: 'duplicate', confidence: 0.5 } };
    if (at % 3 !== 0) return ADDED;
    if (at % 2 === 0) return { kind: 'known', reason: 'Same bank ID' };
    return { kind: 'keep', existingId, what: ['Posted'], reason: 'Same bank ID' };
  });
  const chunks = packVerdicts(verdicts, held);
  expect(chunks).toHaveLength(3);
  const ids = held.map(({ id }) => id);
  expect(chunks.flatMap((chunk) => readVerdicts(chunk, ids))).toEqual(verdicts);
});

it('returns the transactions of all pages, including line breaks in their texts', () => {
  const transactions = ['a\nb', 'é', ''].map(
    (description, at): ReconcileTransaction => ({
      id: String(at),
      accountId: '',
      postedOn: '2026-01-01',
      authorizedOn: null,
      amountMinor: 1 - at,
      currency: 'USD',
      description,
      merchant: null,
      pending: false,
      externalId: null,
    }),
  );
  const pages = [transactions.slice(0, 2), [], transactions.slice(2)].map(packStoredTransactions);
  expect(unpackStoredTransactions(Buffer.concat(pages))).toEqual(transactions);
});
