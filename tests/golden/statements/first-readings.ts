import type { Share } from '../mail/first-readings.ts';

/**
 * One batch of statement files, written without looking at the readers and counted once before any change was made for
 * it.
 */
export interface FirstReadingOfFiles {
  readonly batch: string;
  /** Files read entirely correctly: accounts, transactions, errors, warnings. */
  readonly files: Share;
  /** Transactions with the correct date and amount; null if they were not counted. */
  readonly transactions: Share | null;
}

/** In the order they were written; the readers were changed after each. */
export const FIRST_READINGS_OF_FILES: readonly FirstReadingOfFiles[] = [
  { batch: 'rare banks of all continents, four batches', files: [114, 171], transactions: null },
  { batch: 'OFX, QIF, MT940, CAMT, HTML pages saved as spreadsheets', files: [11, 15], transactions: null },
  { batch: 'brokers, wallets, shops', files: [15, 23], transactions: null },
  { batch: 'invalid lines, month names, more countries', files: [39, 47], transactions: null },
  { batch: 'more banks of Europe and North America', files: [26, 28], transactions: null },
  { batch: 'well-known banks, United States', files: [25, 30], transactions: [79, 80] },
  {
    batch: 'well-known banks, Britain and German-speaking countries',
    files: [23, 24],
    transactions: [58, 60],
  },
  { batch: 'well-known banks, other Europe', files: [30, 32], transactions: [66, 66] },
  { batch: 'well-known banks, other continents', files: [28, 31], transactions: [69, 69] },
  { batch: 'tables written for known error types', files: [26, 40], transactions: [64, 81] },
  { batch: 'OFX, QIF, MT940, CAMT, corrupt and wrong files', files: [28, 33], transactions: [48, 49] },
  { batch: 'other well-known banks, all formats, after fixes', files: [51, 52], transactions: [101, 101] },
  { batch: 'banks of thirty countries, third batch', files: [62, 69], transactions: null },
  { batch: 'banks of thirty countries, fourth batch, after fixes', files: [50, 54], transactions: null },
  { batch: 'banks, cards and apps of fifty countries, fifth batch', files: [73, 87], transactions: null },
  { batch: 'banks, cards and apps, sixth batch, after fixes', files: [19, 28], transactions: null },
  { batch: 'ordinary and difficult files, all formats, seventh batch', files: [72, 78], transactions: null },
  {
    batch: 'banks, cards and apps, all formats, eighth batch, after fixes',
    files: [34, 36],
    transactions: null,
  },
  {
    batch: 'other banks, cards and apps, all formats, ninth batch, after more fixes',
    files: [32, 34],
    transactions: null,
  },
  {
    batch: 'difficult tables and formats, tenth batch, after more fixes',
    files: [30, 33],
    transactions: null,
  },
  {
    batch: 'ordinary files of twenty countries, eleventh batch, after more fixes',
    files: [30, 32],
    transactions: null,
  },
  {
    batch: 'banks and apps of twenty countries, tables of other things, twelfth batch',
    files: [28, 31],
    transactions: null,
  },
  {
    batch:
      'banks, cards and brokers of thirty countries, tables of other things, all formats, thirteenth batch',
    files: [51, 65],
    transactions: null,
  },
  {
    batch:
      'banks, cards and brokers of other countries, tables of other things, all formats, fourteenth batch, after fixes',
    files: [35, 41],
    transactions: null,
  },
  {
    batch:
      'ordinary and difficult files, tables of other things, all formats, fifteenth batch, after more fixes',
    files: [33, 35],
    transactions: null,
  },
  {
    batch: 'ordinary files, tables of other things, sixteenth batch, after more fixes',
    files: [19, 21],
    transactions: null,
  },
  {
    batch:
      'ordinary files of thirty countries, all formats, tables of other things, seventeenth batch, independent author',
    files: [39, 45],
    transactions: [214, 227],
  },
  {
    batch: 'banks and wallets of twenty other countries, all formats, eighteenth batch, after fixes',
    files: [21, 25],
    transactions: [90, 94],
  },
  {
    batch: 'ordinary files of twenty banks, all formats, nineteenth batch, after more fixes',
    files: [22, 23],
    transactions: [70, 70],
  },
  {
    batch:
      'ordinary files of many countries, all formats, tables of other things, twentieth batch, independent author',
    files: [42, 50],
    transactions: [282, 297],
  },
  {
    batch: 'banks and cards of twenty countries, twenty-first batch, after more fixes',
    files: [23, 25],
    transactions: [110, 110],
  },
  {
    batch: 'banks of twenty-five countries, tables only, twenty-second batch, after more fixes',
    files: [20, 25],
    transactions: [85, 86],
  },
  {
    batch: 'banks, cards and wallets of twenty countries, all formats, twenty-third batch, after more fixes',
    files: [22, 25],
    transactions: [77, 79],
  },
  {
    batch:
      'ordinary files of thirty countries, all formats, ' +
      'tables of other things, twenty-fourth batch, independent author',
    files: [47, 50],
    transactions: [230, 230],
  },
  {
    batch: 'banks, wallets and apps of twenty-three countries, tables only, twenty-fifth batch',
    files: [23, 25],
    transactions: [107, 113],
  },
  {
    batch: 'banks and tools of twenty-two countries, all formats, twenty-sixth batch, after fixes',
    files: [22, 25],
    transactions: [80, 83],
  },
  {
    batch:
      'ordinary files of twelve countries, tables of other things, twenty-seventh batch, after more fixes',
    files: [14, 15],
    transactions: [42, 42],
  },
  {
    batch:
      'ordinary files of thirty countries, all formats, ' +
      'tables of other things, twenty-eighth batch, independent author',
    files: [36, 40],
    transactions: [183, 183],
  },
  {
    batch: 'exports of banks of thirty countries, all formats, twenty-ninth batch, independent author',
    files: [43, 50],
    transactions: [198, 199],
  },
  {
    batch:
      'files of apps, tools, portals and banks, all formats, ' +
      'tables of other things, thirtieth batch, another independent author',
    files: [39, 45],
    transactions: [211, 211],
  },
  {
    batch: 'exports of fifty banks of thirty countries, all formats, thirty-first batch, independent author',
    files: [40, 50],
    transactions: [283, 283],
  },
  {
    batch:
      'exports of fifty tools, wallets, cards and spreadsheets of people, thirty-second batch, ' +
      'another independent author',
    files: [37, 50],
    transactions: [255, 261],
  },
  {
    batch:
      'exports of sixty smaller banks, cards, wallets and clubs of all continents, thirty-third batch, ' +
      'another independent author, after fixes',
    files: [46, 60],
    transactions: [250, 254],
  },
  {
    batch:
      'less usual variants of fifty mainstream exports, thirty-fourth batch, independent author, after fixes',
    files: [45, 50],
    transactions: [220, 228],
  },
  {
    batch:
      'exports of banks, cards, wallets and tools of thirty countries, all formats, thirty-fifth batch, ' +
      'two independent authors',
    files: [57, 64],
    transactions: [300, 300],
  },
  {
    batch:
      'exports of fifty banks, cards, wallets and spreadsheets of thirty countries, all formats, ' +
      'thirty-sixth batch, independent author, after fixes',
    files: [47, 50],
    transactions: [215, 215],
  },
  {
    batch:
      'exports of thirty-five banks, cards, brokers and tools of the world, all formats, ' +
      'thirty-seventh batch, independent author, after more fixes',
    files: [31, 35],
    transactions: [168, 168],
  },
  {
    batch:
      'exports of fifty banks and tools of twenty countries, all formats, thirty-eighth batch, independent author',
    files: [47, 50],
    transactions: [261, 261],
  },
  {
    batch:
      'exports of smaller banks, cards, wallets and tools of twenty-five countries, all formats, ' +
      'thirty-ninth batch, independent author',
    files: [40, 45],
    transactions: [233, 233],
  },
  {
    batch: 'ordinary exports of fifty banks and tools, all formats, fortieth batch, independent author',
    files: [50, 50],
    transactions: [206, 206],
  },
  {
    batch:
      'exports of banks, cards, wallets and tools of twenty-five countries, all formats, ' +
      'forty-first batch, independent author',
    files: [43, 45],
    transactions: [243, 243],
  },
  {
    batch:
      'exports of banks, cards, wallets and tools of twenty-seven countries, all formats, ' +
      'forty-second batch, independent author',
    files: [44, 45],
    transactions: [231, 231],
  },
  {
    batch:
      'exports of forty further banks, cards and tools, all formats, forty-third batch, independent author',
    files: [34, 40],
    transactions: [202, 213],
  },
  {
    batch:
      'exports of banks, cards, tools and workbooks of twenty-seven countries, all formats, ' +
      'forty-fourth batch, independent author',
    files: [38, 40],
    transactions: [152, 157],
  },
];
