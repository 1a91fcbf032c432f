import type { Lexicon } from './schema.ts';

/** Hindi. */
export const hi: Lexicon = {
  language: 'hi',
  kindCues: {
    purchase: 'ऑर्डर की पुष्टि | ऑर्डर कन्फर्म | भुगतान सफल | ऑर्डर मिल गया',
    refund: 'रिफंड | धनवापसी',
    shipping: 'भेज दिया गया | शिप कर दिया | डिलीवरी के लिए निकल | पार्सल ट्रैक | ट्रैकिंग आईडी | डिलीवर हो गया',
    unpaid: 'भुगतान बाकी | देय राशि | अंतिम तिथि',
    failed: 'भुगतान असफल | भुगतान विफल',
    cancelled: 'ऑर्डर रद्द',
  },
  amountRoles: {
    total: 'कुल | कुल राशि | कुल भुगतान',
  },
  numberLabels: {
    order: String.raw`
      ऑर्डर\s?(?:नंबर|आईडी|संख्या)
    `,
  },
};
