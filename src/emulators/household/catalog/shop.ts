import type { Merchant } from './merchant.ts';

export interface Product {
  readonly name: string;
  readonly minor: number;
  readonly health?: true;
  /** Not taxed in Texas: food, medicine, prescriptions. */
  readonly untaxed?: true;
  readonly atMost?: number;
}

/** A shop that takes orders and emails receipts. A data table. */
export interface Shop extends Merchant {
  /** How often it is chosen beside the others. */
  readonly weight: number;
  readonly orderId: string;
  readonly account: 'visa' | 'mastercard' | 'hsa';
  readonly lines: readonly [number, number];
  readonly shippingMinor: number;
  /** Subtotal from which shipping is free; null: never charged. */
  readonly freeFromMinor: number | null;
  /** Chance that an order of several items goes out, and is charged, in parts. */
  readonly splits: number;
  readonly tips?: true;
  /** Charged the day it is delivered, as rides and meals are. */
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
