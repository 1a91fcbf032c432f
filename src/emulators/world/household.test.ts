import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import { buildHousehold } from './household.ts';
import { balanceOn, rowsOn } from './view.ts';

const household = buildHousehold({ asOf: '2026-11-21' });
const rowById = new Map(household.ledger.rows.map((row) => [row.id, row]));

describe('the household', () => {
  test('is the same object for the same options', () => {
    expect(buildHousehold({ asOf: '2026-11-21' })).toEqual(household);
    expect(buildHousehold({ asOf: '2026-11-21', seed: 2 }).rows).not.toEqual(household.rows);
  });

  test('agrees with the household of the next day on every day they share', () => {
    const tomorrow = buildHousehold({ asOf: '2026-11-22' });
    const since = tomorrow.startOn;
    const shared = (rows: typeof household.rows) => rows.filter((row) => row.authorizedOn >= since);
    expect(shared(rowsOn(tomorrow, '2026-11-21'))).toEqual(shared(household.rows));
  });

  test('agrees with that of a later month when both tell one story', () => {
    const later = buildHousehold({ asOf: '2027-02-10', storyOn: household.asOf });
    const shared = (rows: typeof household.rows) => rows.filter((row) => row.authorizedOn >= '2025-03-01');
    expect(shared(rowsOn(later, household.asOf))).toEqual(shared(household.rows));
  });

  test('has ids that are unique, and balances that its rows explain', () => {
    expect(rowById.size).toBe(household.ledger.rows.length);
    expect(new Set(household.ledger.purchases.map(({ id }) => id)).size).toBe(
      household.ledger.purchases.length,
    );
    for (const account of household.accounts) {
      expect(balanceOn(household, account.id, household.asOf)).toBe(account.balanceMinor);
    }
  });

  test('is large and varied enough to stand for a real one', () => {
    const lastYear = household.purchases.filter((purchase) => purchase.orderedOn > '2025-11-21');
    expect(household.rows.length).toBeGreaterThan(2300);
    expect(lastYear.filter((purchase) => purchase.charges.length > 0).length).toBeGreaterThan(160);
    expect(lastYear.filter((purchase) => purchase.charges.length > 1).length).toBeGreaterThan(10);
    expect(new Set(lastYear.map(({ kind }) => kind))).toEqual(
      new Set(['purchase', 'subscription', 'refund', 'trial']),
    );
    expect(lastYear.filter(({ items }) => items.some((item) => item.isHealth)).length).toBeGreaterThan(40);
  });

  test('shows on any day a meal whose tip is still to come', () => {
    for (let n = 0; n < 60; n++) {
      const pending = rowsOn(household, addDays(household.asOf, n)).filter((row) => row.pending);
      expect(pending.some((row) => row.amountMinor !== rowById.get(row.id)?.amountMinor)).toBe(true);
    }
  });
});

describe('every purchase', () => {
  test('adds up: lines to subtotal, parts to total, charges to what was paid', () => {
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

  test('is linked with its rows both ways', () => {
    for (const purchase of household.purchases) {
      for (const charge of purchase.charges) {
        const row = rowById.get(charge.rowId);
        if (row === undefined)
          expect(charge.shippedOn ?? purchase.orderedOn > addDays(household.endOn, -9)).toBeTruthy();
        else expect([row.purchaseId, Math.abs(row.amountMinor)]).toEqual([purchase.id, charge.amountMinor]);
      }
    }
  });

  test('every transfer has two legs that cancel out', () => {
    const legs = Map.groupBy(
      household.ledger.rows.filter((row) => row.transferId),
      (row) => row.transferId,
    );
    for (const [id, rows] of legs) {
      const isAtEdge = rows.some(
        (row) =>
          row.authorizedOn < addDays(household.startOn, 5) || row.authorizedOn > addDays(household.endOn, -5),
      );
      if (!isAtEdge)
        expect(
          rows.reduce((sum, row) => sum + row.amountMinor, 0),
          id ?? '',
        ).toBe(0);
    }
  });
});
