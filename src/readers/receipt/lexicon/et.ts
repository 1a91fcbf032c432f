import type { Lexicon } from './schema.ts';

/** Estonian. */
export const et: Lexicon = {
  language: 'et',
  kindCues: {
    purchase: 'teie tellimus | täname tellimuse eest',
    refund: 'raha tagastus | tagastasime',
    shipping: 'saadetis | teele pandud',
    trial: 'tasuta prooviperiood',
    paid: 'makse õnnestus | tasutud',
    unpaid: 'gaida apmaksu | ootab tasumist',
    failed: 'makse ebaõnnestus',
    cancelled: 'tühistatud',
    upcoming: 'uueneb peagi',
  },
  amountRoles: {
    total: 'kokku | tasuda | makstud | summa kokku',
    subtotal: 'produktsumme | teilsumme | vahesumma | tooted kokku',
    tax: 'km | käibemaks',
    taxed: 'koos km | km-ga',
    shipping: 'tarne | transport tarne | saatmiskulu',
    fee: 'teenustasu',
    discount: 'allahindlus | sooduskood',
    refund: 'tagastatud summa | tagasimakse',
    due: 'apmaksāt līdz | võlgnevus | maksetähtaeg',
  },
  numberLabels: {
    order: 'tellimuse?{number}',
    booking: 'pnr kodu',
    invoice: 'arve(?: number| nr)',
    receipt: 'web (?:id|number)',
  },
  patterns: {
    countUnitInCell: 'tk',
    quantityLabel: 'unita',
    numberLabelStart: 'tell|viit',
  },
};
