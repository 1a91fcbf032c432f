import { describe, expect, test } from 'vitest';
import { userMessage } from '../messages/user-message.ts';
import type { LineItem } from '../receipts/receipt.ts';
import {
  conflictKey,
  type DisputedTransaction,
  isAnswerTo,
  merchantConflict,
  receiptConflict,
} from './category-conflict.ts';

const transaction = (change: Partial<DisputedTransaction>): DisputedTransaction => ({
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
  test('is asked where the bank and a known merchant differ by a heading, with both as choices', () => {
    const found = merchantConflict(transaction({}));
    expect(found?.basis).toBe('merchant');
    expect(found?.choices.map((choice) => choice.category)).toEqual([
      'HOME_IMPROVEMENT_FURNITURE',
      'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
    ]);
    expect(found?.choices.map((choice) => choice.reasons)).toEqual([
      [userMessage('knownMerchant')],
      [userMessage('bankCategory')],
    ]);
    const [first = { confidence: 0 }, second = { confidence: 0 }] = found?.choices ?? [];
    expect(first.confidence + second.confidence).toBeCloseTo(1, 2);
  });

  test('is not asked within a heading, of an unknown name, of money that moves, of what is uncertain', () => {
    expect(merchantConflict(transaction({ category: 'HOME_IMPROVEMENT_HARDWARE' }))).toBeNull();
    expect(
      merchantConflict(
        transaction({ originalDescription: 'ZQ KLEEN LUMBER 22', merchant: 'Zq Kleen Lumber' }),
      ),
    ).toBeNull();
    expect(merchantConflict(transaction({ category: 'OTHER_OTHER' }))).toBeNull();
    expect(merchantConflict(transaction({ categorySource: 'model' }))).toBeNull();
  });

  test('is asked where the bank forgets what the user said of the merchant', () => {
    const habit = { category: 'GENERAL_SERVICES_CHILDCARE', transactions: 3 };
    expect(merchantConflict(transaction({ habit }))).toMatchObject({ basis: 'habit', told: habit.category });
    expect(
      merchantConflict(transaction({ habit: { ...habit, category: transaction({}).category } }))?.basis,
    ).toBe('merchant');
  });

  test('is asked where a receipt is health throughout, and not where it holds other things', () => {
    const shop = transaction({
      category: 'FOOD_AND_DRINK_GROCERIES',
      originalDescription: 'HEB #22',
      merchant: 'H-E-B',
    });
    const medicine = line('Zyrtec 24 Hour, 45 ct', 2_694, true);
    expect(receiptConflict(shop, [medicine])).toMatchObject({
      basis: 'receipt',
      told: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
      choices: [
        { reasons: [userMessage('allHealth'), 'Zyrtec 24 Hour, 45 ct'] },
        { category: 'FOOD_AND_DRINK_GROCERIES' },
      ],
    });
    expect(receiptConflict(shop, [medicine, line('Bananas', 900, false)])).toBeNull();
    expect(receiptConflict(shop, [line('Zyrtec', null, true)])).toBeNull();
    expect(receiptConflict(transaction({ category: 'MEDICAL_PRIMARY_CARE' }), [medicine])).toBeNull();
    expect(receiptConflict(shop, [])).toBeNull();
  });

  test('is one question for each merchant and pair of headings', () => {
    const key = (held: string) => conflictKey('ikea', held, 'HOME_IMPROVEMENT_FURNITURE');
    expect(key('GENERAL_MERCHANDISE_ELECTRONICS')).toBe(key('GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES'));
    expect(key('GENERAL_MERCHANDISE_ELECTRONICS')).not.toBe(key('FOOD_AND_DRINK_GROCERIES'));
  });

  test('is asked of money that may have gone to an own account, and answered as a transfer', () => {
    const savings = merchantConflict(transaction({ category: 'TRANSFER_OUT_SAVINGS' }));
    expect(savings).toMatchObject({ basis: 'account', told: 'TRANSFER_OUT_OWN_ACCOUNT' });
    expect(savings?.choices.map((choice) => choice.category)).toEqual([
      'TRANSFER_OUT_OWN_ACCOUNT',
      'PEOPLE_OTHER',
    ]);
    expect(merchantConflict(transaction({ category: 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' }))?.basis).toBe(
      'account',
    );
    expect(merchantConflict(transaction({ category: 'PEOPLE_APP' }))?.basis).not.toBe('account');
    expect(
      isAnswerTo({ basis: 'account', told: 'TRANSFER_OUT_OWN_ACCOUNT' }, 'TRANSFER_OUT_OWN_ACCOUNT'),
    ).toBe(true);
    expect(
      isAnswerTo({ basis: 'merchant', told: 'TRANSFER_OUT_OWN_ACCOUNT' }, 'TRANSFER_OUT_OWN_ACCOUNT'),
    ).toBe(false);
  });
});
