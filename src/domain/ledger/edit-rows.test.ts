import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EditedRow, planEdit, type RowEdit } from './edit-rows.ts';

function row(id: string, more: Partial<EditedRow> = {}): EditedRow {
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

/** Rows with changes carried out, as the ledger does it. */
function after(rows: readonly EditedRow[], edit: RowEdit): EditedRow[] {
  const { changes } = planEdit(rows, edit);
  return rows.map((own) =>
    Object.assign(
      {},
      own,
      ...changes
        .filter(({ rowId }) => rowId === own.id)
        .map((change) => ({
          [change.field]: change.after,
          ...(change.field === 'note' ? {} : { [`${change.field}Source`]: 'user' }),
        })),
    ),
  );
}

const source = fc.constantFrom('user' as const, 'rule' as const, 'model' as const, 'provider' as const);
const anyRow = fc.record({
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

test('what an edit changed is put back exactly, with who had set it', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 6 }), anyEdit, (drawn, edit) => {
      const rows = drawn.map((own, at) => row(String(at), own));
      const { changes } = planEdit(rows, edit);
      const back = after(rows, edit).map((own) =>
        Object.assign(
          {},
          own,
          ...changes
            .filter(({ rowId }) => rowId === own.id)
            .map(({ field, before, sourceBefore }) => ({
              [field]: before,
              ...(field === 'note' ? {} : { [`${field}Source`]: sourceBefore }),
            })),
        ),
      );
      expect(back).toEqual(rows);
    }),
  );
});

test('the same edit again changes nothing, and a divided row keeps its categories', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 6 }), anyEdit, (drawn, edit) => {
      const rows = drawn.map((own, at) => row(String(at), own));
      const edited = after(rows, edit);
      expect(planEdit(edited, edit).changes).toEqual([]);
      for (const own of edited)
        if (own.isDivided) expect(own.category).toBe(rows.find(({ id }) => id === own.id)?.category);
    }),
  );
});

test('a note is added once, behind what stands there; a note of one’s own words replaces it', () => {
  const rows = [row('a'), row('b', { note: 'hotel' }), row('c', { note: 'hotel\ntrip' })];
  expect(after(rows, { addedNote: 'trip' }).map((own) => own.note)).toEqual([
    'trip',
    'hotel\ntrip',
    'hotel\ntrip',
  ]);
  expect(after(rows, { note: '' }).map((own) => own.note)).toEqual(['', '', '']);
});

test('the same category from anyone else becomes the person’s word', () => {
  const plan = planEdit([row('a'), row('b', { categorySource: 'user' })], { category: 'OTHER_OTHER' });
  expect(plan.changes.map(({ rowId, sourceBefore }) => [rowId, sourceBefore])).toEqual([['a', 'model']]);
});
