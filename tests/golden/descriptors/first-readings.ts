import type { Share } from '../mail/first-readings.ts';

/** Lists of bank descriptions in order, each read once before any change was made for it. */
export const FIRST_READINGS_OF_DESCRIPTORS: readonly (readonly [name: string, share: Share])[] = [
  ['bank descriptions, first reading, exact name', [196, 233]],
  ['bank descriptions, first reading, acquirers of forty countries', [123, 161]],
  ['bank descriptions, first reading, well-known names, later batch', [105, 116]],
  ['bank descriptions, first reading, terminals of many countries and products', [169, 233]],
  ['bank descriptions, first reading, similar descriptions after fixes, other names accepted', [90, 103]],
  ['bank descriptions, first reading, acquirers of fifty countries, exact name', [103, 125]],
  ['bank descriptions, first reading, countries and acquirers not covered before, exact name', [60, 130]],
  ['bank descriptions, first reading, other countries and acquirers, after fixes, exact name', [115, 135]],
  ['bank descriptions, first reading, rarer countries, after more fixes, exact name', [54, 67]],
  ['bank descriptions, first reading, banks of thirty countries and facilitators, exact name', [134, 166]],
  [
    'bank descriptions, first reading, similar sources, other descriptions, after fixes, exact name',
    [64, 80],
  ],
  ['bank descriptions, first reading, shops of small towns, after more fixes, exact name', [64, 76]],
  ['bank descriptions, first reading, other shops and services, after more fixes, exact name', [62, 76]],
  ['bank descriptions, first reading, everyday shops of forty countries, last, exact name', [73, 76]],
  [
    'bank descriptions, first reading, banks of forty countries, brands of all of them, exact name',
    [158, 192],
  ],
  [
    'bank descriptions, first reading, banks of forty countries, brands of all of them, later, exact name',
    [185, 204],
  ],
  [
    'bank descriptions, first reading, banks of forty countries, brands of all of them, last, exact name',
    [138, 155],
  ],
  ['bank descriptions, first reading, terminals, transfers and products of twenty countries', [149, 185]],
  ['bank descriptions, first reading, similar sources, other descriptions, after more fixes', [88, 92]],
  ['bank descriptions, first reading, other statements and merchants of twenty-five countries', [94, 101]],
  ['bank descriptions, first reading, everyday words and letters without accents, exact name', [104, 128]],
  ['bank descriptions, first reading, districts, streets and letters, after fixes, exact name', [64, 76]],
  ['bank descriptions, first reading, towns, districts and services, after more fixes, exact name', [57, 62]],
  [
    'bank descriptions, first reading, cards and debits of twenty-five countries, by an independent author, exact name',
    [98, 110],
  ],
  [
    'bank descriptions, first reading, regional chains and services of twenty countries, after fixes',
    [54, 60],
  ],
  [
    'bank descriptions, first reading, cards, debits and bank fees, by an independent author, exact name',
    [114, 130],
  ],
  [
    'bank descriptions, first reading, pharmacies, transit and small shops of thirty countries, after fixes',
    [51, 60],
  ],
  [
    'bank descriptions, first reading, cards, debits and transfers of twenty countries, by an independent author',
    [124, 130],
  ],
  ['… exact name, same list before ten equally valid names were accepted', [114, 130]],
  [
    'bank descriptions, first reading, regional chains, energy and health services of eighteen countries, after fixes',
    [48, 50],
  ],
  [
    'bank descriptions, first reading, cards, debits and cash of twenty-four countries, by an independent author',
    [104, 110],
  ],
  ['… same list before three equally valid names were accepted', [101, 110]],
  [
    'bank descriptions, first reading, cards, debits and transfers of fifteen countries, another independent author',
    [114, 120],
  ],
  ['… same list with no name for cash, interest and persons', [102, 120]],
];
