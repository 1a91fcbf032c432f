import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import { buildHousehold } from './household.ts';
import { balanceOn, transactionsOn } from './view.ts';

const household = buildHousehold({ asOf: '2026-11-21' });
const transactionById = new Map(
  household.ledger.transactions.map((transaction) => [transaction.id, transaction]),
);

describe('the household', () => {
  test('is the same object for the same options', () => {
    expect(buildHousehold({ asOf: '2026-11-21' })).toEqual(household);
    expect(buildHousehold({ asOf: '2026-11-21', seed: 2 }).transactions).not.toEqual(household.transactions);
  });

  test('agrees with the household of the next day on all shared dates', () => {
    const tomorrow = buildHousehold({ asOf: '2026-11-22' });
    const since = tomorrow.startOn;
    const shared = (transactions: typeof household.transactions) =>
      transactions.filter((transaction) => transaction.authorizedOn >= since);
    expect(shared(transactionsOn(tomorrow, '2026-11-21'))).toEqual(shared(household.transactions));
  });

  test('agrees with the household of a later month if both use the same scenario anchor', () => {
    const later = buildHousehold({ asOf: '2027-02-10', storyOn: household.asOf });
    const shared = (transactions: typeof household.transactions) =>
      transactions.filter((transaction) => transaction.authorizedOn >= '2025-03-01');
    expect(shared(transactionsOn(later, household.asOf))).toEqual(shared(household.transactions));
  });

  test('has unique IDs and balances that match its transactions', () => {
    expect(transactionById.size).toBe(household.ledger.transactions.length);
    expect(new Set(household.ledger.purchases.map(({ id }) => id)).size).toBe(
      household.ledger.purchases.length,
    );
    for (const account of household.accounts) {
      expect(balanceOn(household, account.id, household.asOf)).toBe(account.balanceMinor);
    }
  });

  test('is as large and varied as a real one', () => {
    const lastYear = household.purchases.filter((purchase) => purchase.orderedOn > '2025-11-21');
    expect(household.transactions.length).toBeGreaterThan(2300);
    expect(lastYear.filter((purchase) => purchase.charges.length > 0).length).toBeGreaterThan(160);
    expect(lastYear.filter((purchase) => purchase.charges.length > 1).length).toBeGreaterThan(10);
    expect(new Set(lastYear.map(({ kind }) => kind))).toEqual(
      new Set(['purchase', 'subscription', 'refund', 'trial']),
    );
    expect(lastYear.filter(({ items }) => items.some((item) => item.isHealth)).length).toBeGreaterThan(40);
  });

  test('is in a trial that ends within two weeks, on every day of a month', () => {
    for (let n = 0; n < 31; n += 3) {
      const today = addDays(household.asOf, n);
      const trials = buildHousehold({ asOf: today }).purchases.filter(
        ({ kind, orderedOn, trialEndsOn }) =>
          kind === 'trial' && orderedOn < today && (trialEndsOn ?? '') > today,
      );
      expect(trials.map(({ trialEndsOn }) => (trialEndsOn ?? '') <= addDays(today, 14))).toContain(true);
    }
  });

  test('always shows a pending meal without its tip', () => {
    for (let n = 0; n < 60; n++) {
      const pending = transactionsOn(household, addDays(household.asOf, n)).filter(
        (transaction) => transaction.pending,
      );
      expect(
        pending.some(
          (transaction) => transaction.amountMinor !== transactionById.get(transaction.id)?.amountMinor,
        ),
      ).toBe(true);
    }
  });
});

describe('every purchase', () => {
  test('adds up: items to subtotal, components to total, charges to the paid amount', () => {
    for (const purchase of household.ledger.purchases) {
      const lines = purchase.items.reduce((sum, item) => sum + item.lineTotalMinor, 0);
      expect(lines, purchase.id).toBe(purchase.subtotalMinor);
      const { subtotalMinor, taxMinor, shippingMinor, tipMinor, discountMinor, totalMinor } = purchase;
      expect(subtotalMinor + taxMinor + shippingMinor + tipMinor - discountMinor, purchase.id).toBe(
        totalMinor,
      );
      if (purchase.currency !== 'USD' || purchase.kind === 'trial') continue;
      expect(
        purchase.charges.reduce((sum, charge) => sum + charge.amountMinor, 0),
        purchase.id,
      ).toBe(totalMinor);
    }
  });

  test('is linked with its transactions both ways', () => {
    for (const purchase of household.purchases) {
      for (const charge of purchase.charges) {
        const transaction = transactionById.get(charge.transactionId);
        if (transaction === undefined)
          expect(charge.shippedOn ?? purchase.orderedOn > addDays(household.endOn, -9)).toBeTruthy();
        else
          expect([transaction.purchaseId, Math.abs(transaction.amountMinor)]).toEqual([
            purchase.id,
            charge.amountMinor,
          ]);
      }
    }
  });

  test('every transfer has two legs that cancel out', () => {
    const legs = Map.groupBy(
      household.ledger.transactions.filter((transaction) => transaction.transferId),
      (transaction) => transaction.transferId,
    );
    for (const [id, transactions] of legs) {
      const isAtEdge = transactions.some(
        (transaction) =>
          transaction.authorizedOn < addDays(household.startOn, 5) ||
          transaction.authorizedOn > addDays(household.endOn, -5),
      );
      if (!isAtEdge)
        expect(
          transactions.reduce((sum, transaction) => sum + transaction.amountMinor, 0),
          id ?? '',
        ).toBe(0);
    }
  });
});
