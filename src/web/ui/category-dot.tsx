import type { CSSProperties } from 'react';
import { primaryOf } from '#domain/categorization/categories.ts';

/** Hue per primary category, far from those of neighboring categories. Health uses the coral of the health screens. */
const HUES: Readonly<Record<string, number>> = {
  INCOME: 155,
  LOAN_DISBURSEMENTS: 185,
  LOAN_PAYMENTS: 270,
  PEOPLE: 330,
  CASH: 130,
  INVESTMENTS: 215,
  TRANSFER_IN: 235,
  TRANSFER_OUT: 235,
  BANK_FEES: 15,
  ENTERTAINMENT: 300,
  FOOD_AND_DRINK: 75,
  GENERAL_MERCHANDISE: 250,
  HOME_IMPROVEMENT: 110,
  MEDICAL: 35,
  PERSONAL_CARE: 350,
  GENERAL_SERVICES: 195,
  GOVERNMENT_AND_NON_PROFIT: 285,
  TRANSPORTATION: 225,
  TRAVEL: 170,
  RENT_AND_UTILITIES: 55,
};

/** A dot in the color of the primary category; gray if it has none. */
export function CategoryDot({ category }: { readonly category: string }) {
  const hue = HUES[primaryOf(category)];
  const style: CSSProperties & { '--hue': number; '--chroma'?: number } =
    hue === undefined ? { '--hue': 150, '--chroma': 0.01 } : { '--hue': hue };
  return <span aria-hidden className="category-dot" style={style} />;
}
