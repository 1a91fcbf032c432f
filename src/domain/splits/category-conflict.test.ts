import { describe, expect, test } from 'vitest';
import { userMessage } from '../messages/user-message.ts';
import type { LineItem } from '../receipts/receipt.ts';
import {
  conflictKey,
  type DisputedTransaction,
  findMerchantConflict,
  findReceiptConflict,
  isValidAnswer,
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

describe('category conflicts', () => {
  test('are reported if the bank and a known merchant differ in primary category, with both as options', () => {
    const found = findMerchantConflict(transaction({}));
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

  test('are not reported within a primary category, for unknown names, for transfers, or for uncertain data', () => {
    expect(findMerchantConflict(transaction({ category: 'HOME_IMPROVEMENT_HARDWARE' }))).toBeNull();
    expect(
      findMerchantConflict(
        transaction({ originalDescription: 'ZQ KLEEN LUMBER 22', merchant: 'Zq Kleen Lumber' }),
      ),
    ).toBeNull();
    expect(findMerchantConflict(transaction({ category: 'OTHER_OTHER' }))).toBeNull();
    expect(findMerchantConflict(transaction({ categorySource: 'model' }))).toBeNull();
  });

  test('are reported if the bank contradicts the user’s earlier choice for the merchant', () => {
    const habit = { category: 'GENERAL_SERVICES_CHILDCARE', transactions: 3 };
    expect(findMerchantConflict(transaction({ habit }))).toMatchObject({
      basis: 'habit',
      otherCategory: habit.category,
    });
    expect(
      findMerchantConflict(transaction({ habit: { ...habit, category: transaction({}).category } }))?.basis,
    ).toBe('merchant');
  });

  test('are reported for receipts that are entirely health, not for mixed ones', () => {
    const shop = transaction({
      category: 'FOOD_AND_DRINK_GROCERIES',
      originalDescription: 'HEB #22',
      merchant: 'H-E-B',
    });
    const medicine = line('Zyrtec 24 Hour, 45 ct', 2_694, true);
    expect(findReceiptConflict(shop, [medicine])).toMatchObject({
      basis: 'receipt',
      otherCategory: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
      choices: [
        { reasons: [userMessage('allHealth'), 'Zyrtec 24 Hour, 45 ct'] },
        { category: 'FOOD_AND_DRINK_GROCERIES' },
      ],
    });
    expect(findReceiptConflict(shop, [medicine, line('Bananas', 900, false)])).toBeNull();
    expect(findReceiptConflict(shop, [line('Zyrtec', null, true)])).toBeNull();
    expect(findReceiptConflict(transaction({ category: 'MEDICAL_PRIMARY_CARE' }), [medicine])).toBeNull();
    expect(findReceiptConflict(shop, [])).toBeNull();
  });

  test('have one key per merchant and pair of primary categories', () => {
    const key = (currentCategory: string) =>
      conflictKey('ikea', currentCategory, 'HOME_IMPROVEMENT_FURNITURE');
    expect(key('GENERAL_MERCHANDISE_ELECTRONICS')).toBe(key('GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES'));
    expect(key('GENERAL_MERCHANDISE_ELECTRONICS')).not.toBe(key('FOOD_AND_DRINK_GROCERIES'));
  });

  test('are reported for money that may have gone to an own account, with a transfer as the answer', () => {
    const savings = findMerchantConflict(transaction({ category: 'TRANSFER_OUT_SAVINGS' }));
    expect(savings).toMatchObject({ basis: 'account', otherCategory: 'TRANSFER_OUT_OWN_ACCOUNT' });
    expect(savings?.choices.map((choice) => choice.category)).toEqual([
      'TRANSFER_OUT_OWN_ACCOUNT',
      'PEOPLE_OTHER',
    ]);
    expect(findMerchantConflict(transaction({ category: 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' }))?.basis).toBe(
      'account',
    );
    expect(findMerchantConflict(transaction({ category: 'PEOPLE_APP' }))?.basis).not.toBe('account');
    expect(
      isValidAnswer(
        { basis: 'account', otherCategory: 'TRANSFER_OUT_OWN_ACCOUNT' },
        'TRANSFER_OUT_OWN_ACCOUNT',
      ),
    ).toBe(true);
    expect(
      isValidAnswer(
        { basis: 'merchant', otherCategory: 'TRANSFER_OUT_OWN_ACCOUNT' },
        'TRANSFER_OUT_OWN_ACCOUNT',
      ),
    ).toBe(false);
  });
});
