import { BRAND_WORDS } from './brands.ts';
import { BRANDS_ABROAD } from './brands-abroad.ts';
import { BRANDS_NOT_COVERED } from './brands-not-covered.ts';
import { CARE_WORDS } from './care.ts';
import { DRUGSTORE_WORDS } from './drugstore.ts';
import { FURTHER_PRODUCTS } from './further-products.ts';
import { LISTED_EXPENSES } from './listed-expenses.ts';
import { LISTED_EXPENSES_ABROAD } from './listed-expenses-abroad.ts';
import { MEDICINE_WORDS } from './medicines.ts';
import { SUPPLY_WORDS } from './supplies.ts';
import { WELLNESS_WORDS } from './wellness.ts';
import { WORLD_WORDS } from './world.ts';

/** The tables of health phrases, by class. An earlier table decides the class of a phrase. */
export const WORD_TABLES: readonly Readonly<Record<string, string>>[] = [
  MEDICINE_WORDS,
  CARE_WORDS,
  WELLNESS_WORDS,
  WORLD_WORDS,
  DRUGSTORE_WORDS,
  SUPPLY_WORDS,
  BRAND_WORDS,
  LISTED_EXPENSES,
  LISTED_EXPENSES_ABROAD,
  FURTHER_PRODUCTS,
  BRANDS_ABROAD,
  BRANDS_NOT_COVERED,
];
