import type { Lexicon } from './schema.ts';

/** Latvian. */
export const lv: Lexicon = {
  language: 'lv',
  kindCues: {
    purchase: 'jūsu pasūtījums | paldies par pasūtījumu',
    refund: 'naudas atmaksa | atmaksājām',
    subscription: 'abonements | aboniments',
    shipping: 'sūtījums | nosūtīts',
    trial: 'bezmaksas izmēģinājum',
    paid: 'apmaksāts | maksājums saņemts',
    unpaid: 'gaida apmaksu',
    failed: 'maksājums neizdevās',
    cancelled: 'atcelts',
    upcoming: 'tiks pagarināts',
  },
  amountRoles: {
    total: 'kopā | kopsumma | apmaksai | apmaksāts | samaksāts',
    subtotal: 'starpsumma | preces kopā',
    tax: 'pvn',
    taxed: 'ar pvn',
    shipping: 'piegāde | piegādes maksa',
    fee: 'maksa par pakalpojumu',
    discount: 'atlaide | atlaižu kods',
    refund: 'atmaksa | atmaksātā summa',
    due: 'parāds | apmaksāt līdz',
  },
  numberLabels: {
    order: 'pasutijum[asu]m?{number}',
    invoice: 'rekina numurs',
  },
  patterns: {
    countUnitInCell: 'gab',
    numberLabelStart: 'pasu|rekin',
  },
};
