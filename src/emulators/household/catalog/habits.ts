import type { Merchant } from './merchant.ts';
import {
  CARE,
  COFFEE,
  ERRANDS,
  FAST_FOOD,
  FUEL,
  FUN,
  GETTING_AROUND,
  GROCERS,
  PHARMACIES,
  RESTAURANTS,
} from './places.ts';
import type { Product } from './shop.ts';

export interface Habit {
  readonly key: string;
  readonly places: readonly Merchant[];
  /** Probability by day of the week, Sunday first. */
  readonly week: readonly number[];
  readonly minor: readonly [number, number];
  readonly accounts: readonly string[];
  readonly hours: readonly [number, number];
  /** Tip percentages, added after authorization; 0 for none. */
  readonly tips?: readonly number[];
  /** Occurs exactly every `everyDays` days and takes as long to post, so that one is always pending. */
  readonly everyDays?: number;
  /** Probability of an emailed receipt, and the items it can list. */
  readonly receipts?: {
    readonly share: number;
    readonly lines: readonly [number, number];
    readonly menu: readonly Product[];
  };
  /** Fuel pump authorization amounts. */
  readonly heldMinor?: readonly number[];
}

const CAFE_MENU: readonly Product[] = [
  { name: 'Cortado', minor: 425 },
  { name: 'Drip coffee, 12 oz', minor: 325 },
  { name: 'Oat milk latte', minor: 575 },
  { name: 'Almond croissant', minor: 475 },
  { name: 'Breakfast taco, egg and potato', minor: 395 },
  { name: 'Cold brew', minor: 500 },
];

const DINNER_MENU: readonly Product[] = [
  { name: 'Smoked brisket plate', minor: 2400 },
  { name: 'Tonkotsu ramen', minor: 1650 },
  { name: 'White clam pie, small', minor: 2150 },
  { name: 'Green chile queso', minor: 850 },
  { name: 'Caesar salad', minor: 1300 },
  { name: 'Crispy Brussels sprouts', minor: 1050 },
  { name: 'Mezcal paloma', minor: 1300 },
  { name: 'Agua fresca', minor: 450 },
  { name: 'Coconut tres leches', minor: 950 },
];

const COUNTER_MENU: readonly Product[] = [
  { name: 'Prescription copay, Rx 7720418', minor: 1000, health: true, untaxed: true, atMost: 1 },
  { name: 'Prescription copay, Rx 7719932', minor: 1500, health: true, untaxed: true, atMost: 1 },
  { name: 'Ibuprofen 200 mg, 100 ct', minor: 949, health: true, untaxed: true, atMost: 1 },
  { name: 'Adhesive bandages, assorted 40 ct', minor: 479, health: true, atMost: 1 },
  { name: 'Saline nasal spray', minor: 749, health: true, untaxed: true, atMost: 1 },
  { name: 'Cough drops, 80 ct', minor: 599, health: true, untaxed: true, atMost: 1 },
  { name: 'Greeting card', minor: 499, atMost: 1 },
  { name: 'Dental floss picks, 90 ct', minor: 389, health: true, atMost: 1 },
];

/** In-person purchases and their frequency. */
export const HABITS: readonly Habit[] = [
  {
    key: 'groceries',
    places: GROCERS,
    week: [0.7, 0.12, 0.3, 0.25, 0.18, 0.25, 0.5],
    minor: [1850, 14900],
    accounts: ['visa', 'visa', 'visa', 'checking'],
    hours: [9, 20],
  },
  {
    key: 'coffee',
    places: COFFEE,
    week: [0.25, 0.3, 0.28, 0.3, 0.28, 0.3, 0.3],
    minor: [425, 1180],
    accounts: ['mastercard', 'visa'],
    hours: [7, 11],
    tips: [0, 0, 0, 15, 20],
    receipts: { share: 0.16, lines: [1, 2], menu: CAFE_MENU },
  },
  {
    key: 'restaurant',
    places: RESTAURANTS,
    week: [0.06, 0, 0, 0.02, 0.04, 0.16, 0.16],
    minor: [2400, 9800],
    accounts: ['mastercard', 'mastercard', 'visa'],
    hours: [18, 21],
    tips: [18, 18, 20, 20, 22],
    everyDays: 4,
    receipts: { share: 0.3, lines: [2, 4], menu: DINNER_MENU },
  },
  {
    key: 'quick-meal',
    places: FAST_FOOD,
    week: [0.1, 0.2, 0.2, 0.2, 0.2, 0.18, 0.16],
    minor: [880, 2650],
    accounts: ['mastercard', 'visa'],
    hours: [11, 14],
  },
  {
    key: 'fuel',
    places: FUEL,
    week: [0.16, 0.12, 0.1, 0.1, 0.1, 0.16, 0.14],
    minor: [2650, 5800],
    accounts: ['visa'],
    hours: [7, 19],
    heldMinor: [100, 100, 17500],
  },
  {
    key: 'pharmacy',
    places: PHARMACIES,
    week: [0.05, 0.08, 0.06, 0.06, 0.06, 0.05, 0.08],
    minor: [500, 4850],
    accounts: ['hsa', 'visa'],
    hours: [10, 19],
    receipts: { share: 0.5, lines: [1, 3], menu: COUNTER_MENU },
  },
  {
    key: 'errand',
    places: ERRANDS,
    week: [0.25, 0.06, 0.08, 0.08, 0.08, 0.1, 0.3],
    minor: [780, 9400],
    accounts: ['visa', 'mastercard', 'checking'],
    hours: [10, 20],
  },
  {
    key: 'around',
    places: GETTING_AROUND,
    week: [0.05, 0.1, 0.08, 0.08, 0.1, 0.1, 0.1],
    minor: [250, 2000],
    accounts: ['mastercard'],
    hours: [8, 22],
  },
  {
    key: 'fun',
    places: FUN,
    week: [0.08, 0.01, 0.02, 0.02, 0.05, 0.12, 0.14],
    minor: [500, 6400],
    accounts: ['mastercard', 'visa'],
    hours: [12, 21],
  },
  {
    key: 'hair',
    places: CARE,
    week: [0, 0, 0.05, 0.04, 0.05, 0.05, 0.08],
    minor: [3500, 8500],
    accounts: ['mastercard'],
    hours: [10, 17],
    tips: [18, 20, 25],
  },
];
