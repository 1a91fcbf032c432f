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
    unpaid: 'ootab tasumist',
    failed: 'makse ebaõnnestus',
    cancelled: 'tühistatud',
    upcoming: 'uueneb peagi',
  },
  amountRoles: {
    total: 'kokku | tasuda | makstud | summa kokku',
    subtotal: 'vahesumma | tooted kokku',
    tax: 'km | käibemaks',
    taxed: 'koos km | km-ga',
    shipping: 'tarne | transport tarne | saatmiskulu',
    fee: 'teenustasu',
    discount: 'allahindlus | sooduskood',
    refund: 'tagastatud summa | tagasimakse',
    due: 'võlgnevus | maksetähtaeg',
  },
  numberLabels: {
    order: 'tellimuse?{number}',
    invoice: 'arve(?: number| nr)',
  },
  patterns: {
    countUnitInCell: 'tk',
    numberLabelStart: 'tell|viit|arve',
  },
};
