import type { Lexicon } from './schema.ts';

/** Icelandic. */
export const is: Lexicon = {
  language: 'is',
  kindCues: {
    trial: 'ingyenes próba',
  },
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
    invoice: 'numer faktury',
  },
  patterns: {
    quantityLabel: 'qta|qtd|qtde',
    numberLabelStart: 'tila|pnr|vorg|purc|pont|arve|rekin|sask|sess|numr',
  },
};
