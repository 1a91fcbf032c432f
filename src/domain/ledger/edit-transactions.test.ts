import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EditedTransaction, planEdit, type TransactionEdit } from './edit-transactions.ts';

function transaction(id: string, more: Partial<EditedTransaction> = {}): EditedTransaction {
  return {
    id,
    category: 'OTHER_OTHER',
    categorySource: 'model',
    description: 'Shop',
    descriptionSource: 'provider',
    note: '',
    isDivided: false,
    ...more,
  };
}

/** Applies an edit to transactions the way the ledger does. */
function after(transactions: readonly EditedTransaction[], edit: TransactionEdit): EditedTransaction[] {
  const { changes } = planEdit(transactions, edit);
  return transactions.map((candidate) =>
    Object.assign(
      {},
      candidate,
      ...changes
        .filter(({ transactionId }) => transactionId === candidate.id)
        .map((change) => ({
          [change.field]: change.after,
          ...(change.field === 'note' ? {} : { [`${change.field}Source`]: 'user' }),
        })),
    ),
  );
}

const source = fc.constantFrom('user' as const, 'rule' as const, 'model' as const, 'provider' as const);
const anyTransaction = fc.record({
  category: fc.constantFrom('A', 'B'),
  categorySource: source,
  description: fc.constantFrom('x', 'y'),
  descriptionSource: source,
  note: fc.constantFrom('', 'trip', 'trip\nhotel', 'n'.repeat(1998)),
  isDivided: fc.boolean(),
});
const anyEdit = fc.record(
  {
    category: fc.constantFrom('A', 'B'),
    description: fc.constantFrom('x', 'y'),
    addedNote: fc.constant('trip'),
  },
  { requiredKeys: [] },
);

test('undo restores each value and its source', () => {
  fc.assert(
    fc.property(fc.array(anyTransaction, { maxLength: 6 }), anyEdit, (drawn, edit) => {
      const transactions = drawn.map((values, at) => transaction(String(at), values));
      const { changes } = planEdit(transactions, edit);
      const back = after(transactions, edit).map((candidate) =>
        Object.assign(
          {},
          candidate,
          ...changes
            .filter(({ transactionId }) => transactionId === candidate.id)
            .map(({ field, before, sourceBefore }) => ({
              [field]: before,
              ...(field === 'note' ? {} : { [`${field}Source`]: sourceBefore }),
            })),
        ),
      );
      expect(back).toEqual(transactions);
    }),
  );
});

test('repeating an edit changes nothing, and a split transaction keeps its categories', () => {
  fc.assert(
    fc.property(fc.array(anyTransaction, { maxLength: 6 }), anyEdit, (drawn, edit) => {
      const transactions = drawn.map((values, at) => transaction(String(at), values));
      const edited = after(transactions, edit);
      expect(planEdit(edited, edit).changes).toEqual([]);
      for (const candidate of edited)
        if (candidate.isDivided)
          expect(candidate.category).toBe(transactions.find(({ id }) => id === candidate.id)?.category);
    }),
  );
});

test('a note is appended once; a new note replaces the existing one', () => {
  const transactions = [
    transaction('a'),
    transaction('b', { note: 'hotel' }),
    transaction('c', { note: 'hotel\ntrip' }),
  ];
  expect(after(transactions, { addedNote: 'trip' }).map(({ note }) => note)).toEqual([
    'trip',
    'hotel\ntrip',
    'hotel\ntrip',
  ]);
  expect(after(transactions, { note: '' }).map(({ note }) => note)).toEqual(['', '', '']);
});

test('confirming a category set by another source makes it the user’s', () => {
  const plan = planEdit([transaction('a'), transaction('b', { categorySource: 'user' })], {
    category: 'OTHER_OTHER',
  });
  expect(plan.changes.map(({ transactionId, sourceBefore }) => [transactionId, sourceBefore])).toEqual([
    ['a', 'model'],
  ]);
});
