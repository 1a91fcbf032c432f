import type { Lexicon } from './schema.ts';

/** Hindi. */
export const hi: Lexicon = {
  language: 'hi',
  amountRoles: {
    total: 'कुल | कुल राशि | कुल भुगतान',
  },
  numberLabels: {
    order: String.raw`
      ऑर्डर\s?(?:नंबर|आईडी|संख्या)
    `,
  },
};
