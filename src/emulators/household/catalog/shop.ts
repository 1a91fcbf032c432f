import type { Merchant } from './merchant.ts';

export interface Product {
  readonly name: string;
  readonly minor: number;
  readonly health?: true;
  /** Untaxed in Texas: food, medicine, prescriptions. */
  readonly untaxed?: true;
  readonly atMost?: number;
}

/** An online store that emails receipts. */
export interface Shop extends Merchant {
  /** Relative frequency. */
  readonly weight: number;
  readonly orderId: string;
  readonly account: 'visa' | 'mastercard' | 'hsa';
  readonly lines: readonly [number, number];
  readonly shippingMinor: number;
  /** Free shipping threshold; null: none. */
  readonly freeFromMinor: number | null;
  /** Probability that an order with several items ships and is charged in parts. */
  readonly splits: number;
  readonly tips?: true;
  /** Charged on delivery, like rides and meals. */
  readonly sameDay?: true;
  readonly refunds: number;
  readonly products: readonly Product[];
}

export const p = (name: string, minor: number): Product => ({ name, minor });
export const health = (name: string, minor: number): Product => ({ name, minor, health: true });
export const medicine = (name: string, minor: number): Product => ({
  name,
  minor,
  health: true,
  untaxed: true,
});
export const food = (name: string, minor: number): Product => ({ name, minor, untaxed: true });
