import { type CivilDate, daysBetween, makeCivilDate, yearOf } from '../calendar/civil-date.ts';

/** Version of the rule below. Dates stored under an earlier version are parsed again. */
export const DESCRIBED_DATE_RULE = 1;

/** Banks post a purchase at most this many days after it. The database limits the stored date in the same way. */
const POSTING_DAYS_MAX = 14;
const TEXT_MAX = 300;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`;
const NUMERIC = String.raw`(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})(?:\k<mark>(?<yearOf>\d{4}|\d{2}))?`;
const NAMED = String.raw`(?<dayOf>\d{1,2})\s?(?<name>${MONTHS.join('|')})[a-z]{0,6}`;
/** The end of a complete date: not part of a longer number, and not the start of a range. */
const END = String.raw`\.?(?=\s|$)(?!\s?-\s?\d)`;

/** Words that banks print before the date of a purchase. */
const LABELS =
  'authorized authorised purchase purchased transaction trans withdrawal checkcard card debit pos date dated';
const LABELS_ABROAD = 'on am vom du del op kauf achat compra paiement';
const LABEL = String.raw`\b(?:${`${LABELS} ${LABELS_ABROAD}`.replaceAll(' ', '|')})[:\s]\s?`;
/** Chase ends a card purchase with its date. These words mark other numbers at the end: installments and due dates. */
const OTHER_NUMBERS = [
  'installment instl inst pmt pymt payment cuota parcela parc rata rate',
  'of due thru through to until for period ending -',
].join(' ');
const AT_END = String.raw`(?<!${OTHER_NUMBERS.replaceAll(' ', '|')})\s`;

const LABELED = [ISO, NUMERIC, NAMED].map((date) => new RegExp(`${LABEL}${date}${END}`, 'g'));
const LAST = new RegExp(String.raw`${AT_END}(?<first>\d{2})(?<mark>/)(?<second>\d{2})$`);
/** Bank of America format: `CHECKCARD 1028 MERCHANT`. */
const COMPACT = /\b(?:checkcard|purchase) (?<first>\d{2})(?<second>\d{2})(?=\s)/;

/** Quick check: without any of these, there is no date. */
const MAYBE_DATE = new RegExp(String.raw`\d(?:[./-]\d|\d{3}\s|\s?(?:${MONTHS.join('|')}))`);

/**
 * Parses the purchase date from a bank's description, or returns null. A date counts only if the bank labels it as one,
 * it is not after the posting date and at most two weeks before it, and no other date in the text contradicts it.
 */
export function parseDescribedDate(description: string, postedOn: CivilDate): CivilDate | null {
  const text = description.slice(0, TEXT_MAX).replace(/\s+/g, ' ').trim().toLowerCase();
  if (!MAYBE_DATE.test(text)) return null;
  const found = [
    ...LABELED.flatMap((pattern) => [...text.matchAll(pattern)]),
    // A text without letters does not name a purchase.
    ...[/\p{L}/u.test(text) ? LAST.exec(text) : null, COMPACT.exec(text)].filter((match) => match !== null),
  ];
  const days = new Set(
    found
      .flatMap(({ groups }) => possibleDates(groups ?? {}, postedOn))
      .filter((day) => day <= postedOn && daysBetween(day, postedOn) <= POSTING_DAYS_MAX),
  );
  const [day] = days;
  return days.size === 1 && day !== undefined ? day : null;
}

/** The parts of a date, by format. */
interface DateParts {
  readonly year?: string;
  readonly month?: string;
  readonly day?: string;
  readonly first?: string;
  readonly mark?: string;
  readonly second?: string;
  readonly yearOf?: string;
  readonly dayOf?: string;
  readonly name?: string;
}

/** Every day the date may mean. Without a year: the year of the posting date or the one before. */
function possibleDates(parts: DateParts, postedOn: CivilDate): CivilDate[] {
  const year = parts.year ?? parts.yearOf;
  const years = year === undefined ? [yearOf(postedOn), yearOf(postedOn) - 1] : [fullYear(year)];
  return years.flatMap((candidateYear) =>
    monthsAndDays(parts).flatMap(([month, day]) => makeCivilDate(candidateYear, month, day) ?? []),
  );
}

function monthsAndDays(parts: DateParts): [month: number, day: number][] {
  if (parts.month !== undefined) return [[Number(parts.month), Number(parts.day)]];
  if (parts.name !== undefined) return [[MONTHS.indexOf(parts.name) + 1, Number(parts.dayOf)]];
  const [first, second] = [Number(parts.first), Number(parts.second)];
  if (parts.mark === '.') return [[second, first]];
  // `10/28` is October 28 in the US, `28/10` elsewhere. A compact date is always in US order.
  return parts.mark === undefined
    ? [[first, second]]
    : [
        [first, second],
        [second, first],
      ];
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}
