import { describe, expect, it } from 'vitest';
import { CATEGORIES, categoryOf, isHealthCategory, isTransferCategory } from './categories.ts';
import { categorize } from './categorize.ts';

const out = (description: string) => categorize({ description, merchant: null, amountMinor: -1250 }).category;
const into = (description: string, accountType = 'checking') =>
  categorize({ description, merchant: null, amountMinor: 125000, accountType }).category;

describe('category tree', () => {
  it('falls back from an unknown detailed code to its primary, and from an unknown primary to other', () => {
    expect(categoryOf('MEDICAL_SOMETHING_NEW').code).toBe('MEDICAL_OTHER_MEDICAL');
    expect(categoryOf('BRAND_NEW').code).toBe('OTHER_OTHER');
    expect(categoryOf('INCOME_WAGES').code).toBe('INCOME_SALARY');
    expect(new Set(CATEGORIES.map((entry) => entry.code)).size).toBe(CATEGORIES.length);
  });

  it('recognizes transfers, card payments and loan payouts', () => {
    expect(isTransferCategory('TRANSFER_OUT_SOMETHING')).toBe(true);
    expect(isTransferCategory('LOAN_PAYMENTS_CREDIT_CARD_PAYMENT')).toBe(true);
    expect(isTransferCategory('TRANSFER_IN_CASH_ADVANCES_AND_LOANS')).toBe(true);
    expect(isTransferCategory('LOAN_PAYMENTS_MORTGAGE_PAYMENT')).toBe(false);
  });

  it('excludes veterinary care from health', () => {
    expect(isHealthCategory('MEDICAL_VETERINARY_SERVICES')).toBe(false);
    expect(isHealthCategory('MEDICAL_DENTAL_CARE')).toBe(true);
  });
});

describe('transactions without a category', () => {
  it.each([
    ['WHOLEFDS MKT 10245 PORTLAND OR', 'FOOD_AND_DRINK_GROCERIES'],
    ['SMILE DENTAL GROUP PLLC   PHOENIX      AZ', 'MEDICAL_DENTAL_CARE'],
    ['HILLTOP VETERINARY CLINIC BOISE ID', 'MEDICAL_VETERINARY_SERVICES'],
    ['APOTHEKE AM MARKT FREIBURG', 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS'],
    ['SHELL OIL 57444212300', 'TRANSPORTATION_GAS'],
    ['NETFLIX.COM 866-579-7172 CA', 'ENTERTAINMENT_TV_AND_MOVIES'],
    ['CHASE CREDIT CRD AUTOPAY', 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT'],
    ['ONLINE TRANSFER TO SAV ...4321', 'TRANSFER_OUT_SAVINGS'],
    ['ATM WITHDRAWAL 12 MAIN ST', 'CASH_WITHDRAWAL'],
    ['Zelle payment to JANE DOE', 'PEOPLE_APP'],
    ['RISTORANTE DA MARIO ROMA', 'FOOD_AND_DRINK_RESTAURANT'],
  ])('%s is %s', (description, category) => {
    expect(out(description)).toBe(category);
  });

  it.each([
    ['ACME CORP PAYROLL PPD ID: 123', 'INCOME_SALARY'],
    ['GEHALT NOVEMBER FIRMA GMBH', 'INCOME_SALARY'],
    ['IRS TREAS 310 TAX REF', 'INCOME_TAX_REFUND'],
    ['INTEREST PAYMENT', 'INCOME_INTEREST_EARNED'],
    ['AMAZON.COM REFUND', 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES'],
  ])('money in: %s is %s', (description, category) => {
    expect(into(description)).toBe(category);
  });

  it.each(['PAYMENT THANK YOU - WEB', 'AUTOPAY 9992', 'DIRECTPAY FULL BALANCE', 'PAYMNT RECD', 'EINZAHLUNG'])(
    'categorizes a payment to a card account as one: %s',
    (description) => {
      expect(into(description, 'credit')).toBe('LOAN_PAYMENTS_CREDIT_CARD_PAYMENT');
    },
  );

  it('takes unknown money into a card account for a reversed charge, but not rewards', () => {
    expect(into('SQ *BLUE KITE STUDIO', 'credit')).toBe('OTHER_OTHER');
    expect(into('SQ *BLUE KITE STUDIO')).toBe('INCOME_OTHER');
    expect(into('REWARDS REDEMPTION', 'credit')).toBe('INCOME_OTHER');
    expect(into('STATEMENT CREDIT', 'credit')).toBe('INCOME_OTHER');
  });

  it.each(['REFUND AMAZON', 'RETURN AMAZON', 'REFUND FROM AMAZON.COM'])(
    'finds the brand in %s',
    (description) => {
      expect(into(description, 'credit')).toBe('GENERAL_MERCHANDISE_ONLINE_MARKETPLACES');
      expect(into(description)).toBe('GENERAL_MERCHANDISE_ONLINE_MARKETPLACES');
    },
  );
});

describe('transactions with a provider category', () => {
  const provided = (detailed: string, confidenceLevel: string | null) =>
    categorize({
      description: 'NETFLIX.COM',
      merchant: 'Netflix',
      amountMinor: -999,
      providerCategory: { primary: 'OTHER', detailed, confidenceLevel },
    });

  it('keep it, even if it is not in the tree', () => {
    expect(provided('ENTERTAINMENT_SOMETHING_NEW', 'HIGH')).toEqual({
      category: 'ENTERTAINMENT_SOMETHING_NEW',
      source: 'provider',
      confidence: 0.92,
    });
  });

  it('use our own category if the provider is not confident', () => {
    expect(provided('OTHER_OTHER', 'LOW')).toMatchObject({
      category: 'ENTERTAINMENT_TV_AND_MOVIES',
      source: 'model',
    });
  });
});
