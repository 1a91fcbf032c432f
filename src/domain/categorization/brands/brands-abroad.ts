import { BRANDS_ASIA_PACIFIC } from './brands-asia-pacific.ts';
import { BRANDS_EAST_ASIA } from './brands-east-asia.ts';
import { BRANDS_EUROPE } from './brands-europe.ts';
import { BRANDS_LATIN_AMERICA } from './brands-latin-america.ts';
import { BRANDS_NEAR_EAST_AFRICA } from './brands-near-east-africa.ts';

/** Chains of the forty largest economies outside the US that the older lists do not contain. */
export const BRANDS_ABROAD = [
  BRANDS_EUROPE,
  BRANDS_NEAR_EAST_AFRICA,
  BRANDS_LATIN_AMERICA,
  BRANDS_ASIA_PACIFIC,
  BRANDS_EAST_ASIA,
];
