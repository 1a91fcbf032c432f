import { describe, expect, it } from 'vitest';
import { refineClass } from './refine-class.ts';

describe('refineClass', () => {
  it('keeps only services as subscriptions', () => {
    expect(refineClass('subscription', ['ENTERTAINMENT_TV_AND_MOVIES'], 'monthly')).toBe('subscription');
    expect(refineClass('subscription', ['TRANSFER_OUT_ACCOUNT_TRANSFER'], 'monthly')).toBe('transfer');
    expect(refineClass('subscription', ['LOAN_PAYMENTS_CAR_PAYMENT'], 'monthly')).toBe('loan');
    expect(refineClass('subscription', ['RENT_AND_UTILITIES_RENT'], 'monthly')).toBe('bill');
    expect(
      refineClass(
        'subscription',
        ['OTHER_OTHER', 'OTHER_OTHER', 'GENERAL_SERVICES_OTHER_GENERAL_SERVICES'],
        'monthly',
      ),
    ).toBe('bill');
  });

  it('does not class purchases or charges made when needed as bills', () => {
    expect(refineClass('bill', ['GENERAL_MERCHANDISE_BOOKSTORES_AND_NEWSSTANDS'], 'semiannually')).toBe(
      'habit',
    );
    expect(refineClass('bill', ['MEDICAL_PRIMARY_CARE'], 'semiannually')).toBe('habit');
    expect(refineClass('bill', ['BANK_FEES_FOREIGN_TRANSACTION_FEES'], 'monthly')).toBe('habit');
    expect(refineClass('bill', ['MEDICAL_PRIMARY_CARE'], 'monthly')).toBe('bill');
    expect(refineClass('bill', ['BANK_FEES_OTHER_BANK_FEES'], 'monthly')).toBe('bill');
    expect(refineClass('bill', ['GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT'], 'annually')).toBe('bill');
  });

  it('leaves other classes unchanged', () => {
    expect(refineClass('income', ['TRANSFER_IN_ACCOUNT_TRANSFER'], 'monthly')).toBe('income');
    expect(refineClass('subscription', [], 'monthly')).toBe('subscription');
  });
});
