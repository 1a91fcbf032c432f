import type { Lexicon } from './schema.ts';

/** Slovenian. */
export const sl: Lexicon = {
  language: 'sl',
  kindCues: {
    purchase: 'hvala za naročilo | potrditev naročila | vaše naročilo',
    refund: 'vračilo kupnine | vrnili smo',
    subscription: 'naročnina',
    shipping: 'pošiljka | številka pošiljke',
    trial: 'brezplačno preizkusno',
    paid: 'plačilo uspešno | plačilo prejeto',
    unpaid: 'čaka na plačilo',
    failed: 'plačilo ni uspelo',
    cancelled: 'naročilo je preklicano',
    upcoming: 'se bo podaljšala',
  },
  amountRoles: {
    total: 'skupaj | za plačilo | skupni znesek | znesek | plačano | skupaj za plačilo',
    subtotal: 'vmesni znesek | vrednost izdelkov | osnova',
    tax: 'ddv | znesek ddv',
    taxed: 'z ddv | vključno z ddv',
    shipping: 'poštnina | strošek dostave',
    fee: 'strošek',
    refund: 'vračilo | znesek vračila',
    due: 'rok plačila | zapade',
  },
  numberLabels: {
    order: 'narocil[oa]{number}',
    invoice: 'stevilka racuna',
  },
  patterns: {
    countUnitInCell: 'kos',
    numberLabelStart: 'naroc',
  },
};
