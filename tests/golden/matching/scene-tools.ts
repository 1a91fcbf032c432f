import type { Household } from './household.ts';
import { ofTrade } from './merchants.ts';

export const AT_ONCE = ofTrade(
  'shop',
  'grocery',
  'dining',
  'cafe',
  'fuel',
  'ride',
  'delivery',
  'health',
  'digital',
);
export const ONLINE = ofTrade('online');
export const orderNumber = (house: Household): string =>
  house.random.pick([
    `${house.random.digits(3)}-${house.random.digits(7)}-${house.random.digits(7)}`,
    house.random.code(9),
    house.random.digits(8),
  ]);
