import type { Lexicon } from './schema.ts';

/** Slovak. */
export const sk: Lexicon = {
  language: 'sk',
  kindCues: {
    purchase: `
      cislo objednavky | potvrdenie objednavky | dakujeme za objednavku | ďakujeme za nákup | vaša objednávka
    `,
    refund: 'vrátenie peňazí | vrátili sme',
    subscription: 'predplatné',
    shipping: 'vaša zásielka | odoslaná | zásielka',
    trial: 'skúšobné obdobie',
    paid: 'platba prebehla | platbu sme prijali',
    unpaid: 'čaká na platbu',
    failed: 'platba zlyhala',
    cancelled: 'objednávka bola zrušená',
    upcoming: 'sa obnoví | zmena ceny',
  },
  amountRoles: {
    total: `
      celkova suma | celkom | celkova suma objednavky | zaplatené | celkom k úhrade | suma na úhradu | spolu
      na úhradu | spolu s dph
    `,
    subtotal: 'bez dph | medzisucet | tovar spolu',
    tax: 'dph | z toho dph | dan spolu | dan z pridanej hodnoty | dph spolu',
    taxed: 's dph | vrátane dph',
    shipping: 'doprava | postovne | dopravne',
    fee: 'dobierka',
    discount: 'zlava | zľavový kód | kupón',
    refund: 'vrátená suma | vrátené',
    due: 'datum splatnosti | nedoplatok',
  },
  numberLabels: {
    order: '(?:(?:cislo|potvrzeni|potvrdenie|kod) )?objednavk[ayu]{number}',
  },
  patterns: {
    euroReceiptWord: 'Celkom',
    numberLabelStart: 'obje',
  },
};
