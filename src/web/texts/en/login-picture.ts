import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** The sample beside the form of the login. */
export const texts = {
  row: {
    raw: 'TARRYTOWN PHARMACY TX',
    merchant: 'Tarrytown Pharmacy',
    date: 'Tue 5 May',
    amount: '$53.69',
  },
  receipt: {
    head: 'Your receipt of 5 May',
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
    sentence`${figure('$41.48')} of this charge is health spending. It is yours to claim, with the proof.`,
  how: 'Read on this machine, line by line, from the mail that came with it.',
};
