import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** The sample next to the login form. */
export const texts = {
  transaction: {
    raw: 'TARRYTOWN PHARMACY TX',
    merchant: 'Tarrytown Pharmacy',
    date: 'Tue, May 5',
    amount: '$53.69',
  },
  receipt: {
    head: 'Your May 5 receipt',
    order: '#20418',
    lines: [
      { name: 'Allergy relief, 90 tablets', amount: '24.99', mark: 'HSA eligible' },
      { name: 'Sunscreen SPF 50', amount: '16.49', mark: 'HSA eligible' },
      { name: 'Greeting card', amount: '6.99', mark: null },
      { name: 'Birthday candles', amount: '4.29', mark: null },
      { name: 'Sales tax', amount: '0.93', mark: null },
    ],
    paidBy: 'Charged to card ·· 4417',
    total: '$53.69',
    reason: 'Sure: same amount, same card, same day.',
  },
  claim: (figure: (words: string) => ReactNode) =>
    sentence`${figure('$41.48')} of this charge is health spending you can claim.`,
  how: 'Read on this machine, item by item, from the receipt email.',
};
