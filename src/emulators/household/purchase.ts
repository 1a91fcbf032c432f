import { CURRENCY } from './book.ts';
import type { CivilDate, HouseholdPurchase, PurchaseItem } from './types.ts';

export const SALES_TAX = 0.0825;

export interface PurchaseHead {
  readonly id: string;
  readonly merchant: string;
  readonly domain: string | null;
  readonly orderId: string;
  readonly orderedOn: CivilDate;
  readonly orderedAt: string;
  readonly accountId: string;
  readonly via?: string | undefined;
}

/** Creates an empty order for the generators to fill. */
export function newPurchase(head: PurchaseHead): HouseholdPurchase {
  return {
    kind: 'purchase',
    currency: CURRENCY,
    items: [],
    subtotalMinor: 0,
    taxMinor: 0,
    shippingMinor: 0,
    discountMinor: 0,
    tipMinor: 0,
    totalMinor: 0,
    charges: [],
    cardMask: null,
    cardBrand: null,
    planName: null,
    period: null,
    nextRenewalOn: null,
    trialEndsOn: null,
    renewalMinor: null,
    refundOf: null,
    ...head,
    domain: head.domain ?? 'example.com',
    via: head.via ?? null,
  };
}

export function oneItem(name: string, minor: number, isHealth: boolean): PurchaseItem {
  return { name, quantity: 1, unitPriceMinor: minor, lineTotalMinor: minor, isHealth };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
