import { BRANDS_ABROAD } from './brands-abroad.ts';
import { BRANDS_DACH } from './brands-dach.ts';
import { BRANDS_DIGITAL_SERVICES } from './brands-digital-services.ts';
import { BRANDS_FR_BENELUX } from './brands-fr-benelux.ts';
import { BRANDS_FURTHER_COUNTRIES } from './brands-further-countries.ts';
import { BRANDS_SOUTH_EAST_NORTH } from './brands-south-east-north.ts';
import { BRANDS_UK } from './brands-uk.ts';
import { BRANDS_US } from './brands-us.ts';
import { BRANDS_US_CHAINS } from './brands-us-chains.ts';
import { BRANDS_US_UTILITIES } from './brands-us-utilities.ts';
import { BRANDS_WORLD } from './brands-world.ts';

/** All brand lists. If two contain the same spelling, the first one wins. */
export const BRAND_TABLES = [
  BRANDS_US,
  BRANDS_UK,
  BRANDS_DACH,
  BRANDS_FR_BENELUX,
  BRANDS_SOUTH_EAST_NORTH,
  BRANDS_WORLD,
  BRANDS_FURTHER_COUNTRIES,
  BRANDS_DIGITAL_SERVICES,
  BRANDS_US_CHAINS,
  BRANDS_US_UTILITIES,
  ...BRANDS_ABROAD,
];
