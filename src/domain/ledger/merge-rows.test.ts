import { describe, expect, it } from 'vitest';
import { type MergeableRow, mergeRows } from './merge-rows.ts';

const row = (fields: Partial<MergeableRow> = {}): MergeableRow => ({
  postedOn: '2026-03-03',
  authorizedOn: null,
  amountMinor: -5000,
  currency: 'USD',
  status: 'posted',
  originalDescription: 'TRATTORIA ROMA',
  description: 'Trattoria Roma',
  descriptionSource: 'model',
  merchant: 'Trattoria Roma',
  merchantKey: 'trattoria roma',
  category: 'FOOD_AND_DRINK_RESTAURANT',
  categorySource: 'model',
  note: '',
  split: null,
  feedId: null,
  ...fields,
});

describe('two rows that are one', () => {
  it('a settled row gives the amount, the person’s words stay', () => {
    const pending = row({
      status: 'pending',
      descriptionSource: 'user',
      description: 'Dinner',
      note: 'mine',
    });
    const posted = row({ amountMinor: -9000, postedOn: '2026-03-05', feedId: 't1', note: 'also mine' });
    expect(mergeRows(pending, posted)).toMatchObject({
      amountMinor: -9000,
      postedOn: '2026-03-05',
      status: 'posted',
      description: 'Dinner',
      note: 'mine\nalso mine',
      feedId: 't1',
    });
  });

  it('a pending row never undoes a settled one', () => {
    const merged = mergeRows(row({ feedId: null }), row({ status: 'pending', amountMinor: -1, feedId: 'p' }));
    expect(merged).toMatchObject({ status: 'posted', amountMinor: -5000, feedId: 'p' });
  });

  it('a file’s row leaves the feed’s words alone', () => {
    const feed = row({ feedId: 't1', originalDescription: 'FEED TEXT' });
    expect(mergeRows(feed, row({ originalDescription: 'FILE TEXT' }))).toMatchObject({
      originalDescription: 'FEED TEXT',
      feedId: 't1',
    });
  });

  it('a category that the person gave the newer row is kept too', () => {
    const newer = row({ categorySource: 'user', category: 'MEDICAL_DENTAL_CARE' });
    expect(mergeRows(row(), newer).category).toBe('MEDICAL_DENTAL_CARE');
  });
});
