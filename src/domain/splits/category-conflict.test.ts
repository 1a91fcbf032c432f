import { describe, expect, test } from 'vitest';
import type { LineItem } from '../receipts/receipt.ts';
import {
  conflictKey,
  type DisputedRow,
  isAnswerTo,
  receiptConflict,
  sellerConflict,
} from './category-conflict.ts';

const row = (change: Partial<DisputedRow>): DisputedRow => ({
  category: 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
  categorySource: 'provider',
  originalDescription: 'IKEA 551 ROUND ROCK TX',
  merchant: 'IKEA',
  amountMinor: -8_900,
  accountType: 'credit',
  habit: null,
  ...change,
});
const line = (name: string, amountMinor: number | null, isHealth: boolean): LineItem => ({
  name,
  amountMinor,
  isHealth,
  quantity: 1,
  unitMinor: amountMinor,
  ...(isHealth
    ? { class: 'otc_allergy' as const, hsaEligibility: 'eligible' as const }
    : { class: 'none' as const, hsaEligibility: 'not_eligible' as const }),
});

describe('a question about a category', () => {
  test('is asked where the bank and a known seller differ by a heading, with both as choices', () => {
    const found = sellerConflict(row({}));
    expect(found?.basis).toBe('seller');
    expect(found?.choices.map((choice) => choice.category)).toEqual([
      'HOME_IMPROVEMENT_FURNITURE',
      'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
    ]);
    expect(found?.choices.map((choice) => choice.reasons)).toEqual([
      ['Fettle’s list of sellers'],
      ['your bank says so'],
    ]);
    const [first = { confidence: 0 }, second = { confidence: 0 }] = found?.choices ?? [];
    expect(first.confidence + second.confidence).toBeCloseTo(1, 2);
  });

  test('is not asked within a heading, of a name nobody knows, of money that moves, or of what is nothing certain', () => {
    expect(sellerConflict(row({ category: 'HOME_IMPROVEMENT_HARDWARE' }))).toBeNull();
    expect(
      sellerConflict(row({ originalDescription: 'ZQ KLEEN LUMBER 22', merchant: 'Zq Kleen Lumber' })),
    ).toBeNull();
    expect(sellerConflict(row({ category: 'OTHER_OTHER' }))).toBeNull();
    expect(sellerConflict(row({ categorySource: 'model' }))).toBeNull();
  });

  test('is asked where the bank forgets what the person said of the seller', () => {
    const habit = { category: 'GENERAL_SERVICES_CHILDCARE', rows: 3 };
    expect(sellerConflict(row({ habit }))).toMatchObject({ basis: 'habit', told: habit.category });
    expect(sellerConflict(row({ habit: { ...habit, category: row({}).category } }))?.basis).toBe('seller');
  });

  test('is asked where a receipt is health throughout, and not where it holds other things', () => {
    const shop = row({
      category: 'FOOD_AND_DRINK_GROCERIES',
      originalDescription: 'HEB #22',
      merchant: 'H-E-B',
    });
    const medicine = line('Zyrtec 24 Hour, 45 ct', 2_694, true);
    expect(receiptConflict(shop, [medicine])).toMatchObject({
      basis: 'receipt',
      told: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
      choices: [
        { reasons: ['all of the receipt is health', 'Zyrtec 24 Hour, 45 ct'] },
        { category: 'FOOD_AND_DRINK_GROCERIES' },
      ],
    });
    expect(receiptConflict(shop, [medicine, line('Bananas', 900, false)])).toBeNull();
    expect(receiptConflict(shop, [line('Zyrtec', null, true)])).toBeNull();
    expect(receiptConflict(row({ category: 'MEDICAL_PRIMARY_CARE' }), [medicine])).toBeNull();
    expect(receiptConflict(shop, [])).toBeNull();
  });

  test('is one question for each seller and pair of headings', () => {
    const key = (held: string) => conflictKey('ikea', held, 'HOME_IMPROVEMENT_FURNITURE');
    expect(key('GENERAL_MERCHANDISE_ELECTRONICS')).toBe(key('GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES'));
    expect(key('GENERAL_MERCHANDISE_ELECTRONICS')).not.toBe(key('FOOD_AND_DRINK_GROCERIES'));
  });

  test('is asked of money without its other half that may have gone to an own account, and answered as a transfer', () => {
    const savings = sellerConflict(row({ category: 'TRANSFER_OUT_SAVINGS' }));
    expect(savings).toMatchObject({ basis: 'account', told: 'TRANSFER_OUT_OWN_ACCOUNT' });
    expect(savings?.choices.map((choice) => choice.category)).toEqual([
      'TRANSFER_OUT_OWN_ACCOUNT',
      'PEOPLE_OTHER',
    ]);
    expect(sellerConflict(row({ category: 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' }))?.basis).toBe('account');
    expect(sellerConflict(row({ category: 'PEOPLE_APP' }))?.basis).not.toBe('account');
    expect(
      isAnswerTo({ basis: 'account', told: 'TRANSFER_OUT_OWN_ACCOUNT' }, 'TRANSFER_OUT_OWN_ACCOUNT'),
    ).toBe(true);
    expect(
      isAnswerTo({ basis: 'seller', told: 'TRANSFER_OUT_OWN_ACCOUNT' }, 'TRANSFER_OUT_OWN_ACCOUNT'),
    ).toBe(false);
  });
});
