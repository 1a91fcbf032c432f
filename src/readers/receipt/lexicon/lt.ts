import type { Lexicon } from './schema.ts';

/** Lithuanian. */
export const lt: Lexicon = {
  language: 'lt',
  kindCues: {
    purchase: 'jūsų užsakymas | ačiū už užsakymą | užsakymas patvirtintas',
    refund: 'grąžinome | pinigų grąžinimas',
    subscription: 'prenumerata',
    shipping: 'siunta | išsiųsta',
    trial: 'nemokamas bandomasis',
    paid: 'apmokėta | mokėjimas gautas',
    unpaid: 'apmokėkite',
    failed: 'mokėjimas nepavyko',
    cancelled: 'atšauktas',
    upcoming: 'bus pratęsta',
  },
  amountRoles: {
    total: 'iš viso | viso | mokėtina suma | sumokėta | bendra suma',
    subtotal: 'tarpinė suma | prekių suma | prekės',
    tax: 'pvm | pvm suma',
    taxed: 'su pvm',
    shipping: 'pristatymas | pristatymo kaina',
    fee: 'mokestis | paslaugos mokestis',
    discount: 'kuponas | nuolaida | nuolaidos kodas',
    refund: 'grąžinta suma | grąžinimas',
    due: 'apmokėti iki | skola',
  },
  numberLabels: {
    order: 'uzsakym[aoiu]s?{number}',
    invoice: 'saskaitos (?:nr|numeris)',
  },
  patterns: {
    countUnitInCell: 'vnt',
    quantityLabel: 'kiekis',
    numberLabelStart: 'kvit|num|uzsa|sask',
    bankName: 'bankas',
  },
};
