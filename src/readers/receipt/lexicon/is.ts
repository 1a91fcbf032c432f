import type { Lexicon } from './schema.ts';

/** Icelandic. */
export const is: Lexicon = {
  language: 'is',
  amountRoles: {
    total: 'samtals | til greiðslu | heildarupphæð',
    tax: 'vsk | virðisaukaskattur',
    taxed: 'm/vsk',
    shipping: 'sending | sendingarkostnaður',
    discount: 'afsláttur',
    refund: 'endurgreiðsla',
  },
  numberLabels: {
    order: 'pontun(?:arnumer)?',
  },
  patterns: {
    numberLabelStart: 'pont',
  },
};
