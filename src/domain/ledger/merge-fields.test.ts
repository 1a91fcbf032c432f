import { describe, expect, it } from 'vitest';
import { type MergeableTransaction, mergeFields } from './merge-fields.ts';

const transaction = (fields: Partial<MergeableTransaction> = {}): MergeableTransaction => ({
  postedOn: '2026-03-03',
  authorizedOn: null,
  amountMinor: -5000,
  currency: 'USD',
  originalAmountMinor: null,
  originalCurrency: null,
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
  splitSource: null,
  feedId: null,
  ...fields,
});

describe('mergeFields', () => {
  it('takes the amount of the posted transaction and keeps the user’s edits', () => {
    const pending = transaction({
      status: 'pending',
      descriptionSource: 'user',
      description: 'Dinner',
      note: 'mine',
    });
    const posted = transaction({
      amountMinor: -9000,
      postedOn: '2026-03-05',
      feedId: 't1',
      note: 'also mine',
    });
    expect(mergeFields(pending, posted)).toMatchObject({
      amountMinor: -9000,
      postedOn: '2026-03-05',
      status: 'posted',
      description: 'Dinner',
      note: 'mine\nalso mine',
      feedId: 't1',
    });
  });

  it('never turns a posted transaction back into a pending one', () => {
    const merged = mergeFields(
      transaction({ feedId: null }),
      transaction({ status: 'pending', amountMinor: -1, feedId: 'p' }),
    );
    expect(merged).toMatchObject({ status: 'posted', amountMinor: -5000, feedId: 'p' });
  });

  it('a file transaction does not overwrite the feed’s text', () => {
    const feed = transaction({ feedId: 't1', originalDescription: 'FEED TEXT' });
    expect(mergeFields(feed, transaction({ originalDescription: 'FILE TEXT' }))).toMatchObject({
      originalDescription: 'FEED TEXT',
      feedId: 't1',
    });
  });

  it('keeps a category the user gave to the newer transaction', () => {
    const newer = transaction({ categorySource: 'user', category: 'MEDICAL_DENTAL_CARE' });
    expect(mergeFields(transaction(), newer).category).toBe('MEDICAL_DENTAL_CARE');
  });

  it('keeps the user’s split of either transaction, or the choice not to split, over splits from receipts', () => {
    const line = { category: 'A', isHealth: false, amountMinor: -5000, receiptId: 'r', item: 0 };
    const byReceipt = transaction({ split: [line], splitSource: 'receipt' });
    const whole = transaction({ splitSource: 'user' });
    for (const merged of [mergeFields(byReceipt, whole), mergeFields(whole, byReceipt)])
      expect([merged.split, merged.splitSource]).toEqual([null, 'user']);
  });
});
