import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import { alternatives, wholeText, words } from '../text/alternatives.ts';
import { AmountColumn } from '../values/amount-column.ts';
import { scanAmount } from '../values/amount-text.ts';
import { hasBalanceSteps } from './balance-order.ts';
import { AMOUNT_ROLES, type ColumnRole, MONEY_ROLES } from './column-role.ts';
import type { Column, Layout } from './find-layout.ts';
import { headerWords, isCurrencyCode, isNamedHeader, normalizeHeader, readHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import { isDataRow } from './read-headerless.ts';

const SAMPLE_ROWS = 1_000;

/**
 * Returns why a table with dates and amounts does not list transactions (but balances or trades), or null. `above` is
 * the row above the first one; it names the columns if no header was found.
 */
export function detectOtherTable(layout: Layout, above: TableRow | undefined): UserMessage | null {
  const money = layout.columns.filter(({ role }) => role !== null && MONEY_ROLES.has(role));
  const nameOf = ({ header, index }: Column): string => header || (above?.cells[index] ?? '');
  if (money.every((column) => isBalance(nameOf(column)))) return userMessage('tableOfBalances');
  const names = layout.columns.map((column) => normalizeHeader(nameOf(column)));
  if (money.every((column) => MEASURE.test(normalizeHeader(nameOf(column)))) || listsFigures(names))
    return userMessage('noTable');
  if (isUnnamedMeasure(layout, money, nameOf) || isHeaderlessMeasures(layout)) return userMessage('noTable');
  if (money.every((column) => namesNoMoney(nameOf(column)))) return userMessage('noTable');
  if (listsRates(layout) || listsSums(layout) || listsOtherThings(layout, money, nameOf))
    return userMessage('noTable');
  return listsTrades(layout, nameOf) ? userMessage('tableOfTrades') : null;
}

/** True for a column called an account number or the like, whose numbers are no amounts. */
function namesNoMoney(name: string): boolean {
  const { roles } = readHeader(headerWords(name));
  return roles.length > 0 && roles.every((role) => NUMBERS.has(role));
}

const NUMBERS: ReadonlySet<ColumnRole> = new Set(['account', 'counterAccount', 'reference', 'id', 'check']);

/**
 * A lone amount column under a name that is not an amount, with no sign, currency, side or balance beside it, unless it
 * is the only one with cents.
 */
function isUnnamedMeasure(
  { columns, rows }: Layout,
  money: readonly Column[],
  nameOf: (column: Column) => string,
): boolean {
  const isKnown = (column: Column): boolean => readHeader(headerWords(nameOf(column))).roles.length > 0;
  const isGuess = (column: Column): boolean =>
    column.role === 'balance' && nameOf(column) !== '' && !isKnown(column) && !isRunning(column, money, rows);
  const [amount, ...others] = money.filter((column) => !isGuess(column));
  const isMark = (column: Column): boolean => column.role !== null && MARKS.has(column.role);
  if (!amount || others.length > 0 || columns.some((column) => isMark(column) && !isGuess(column)))
    return false;
  const name = nameOf(amount);
  if (!/^[\x20-\x7e]+$/.test(name) || !/[a-z]{3}/i.test(name) || /\d/.test(name)) return false;
  if (amount.currency !== null || isKnown(amount)) return false;
  const cellsOf = ({ index }: Column) => rows.slice(0, SAMPLE_ROWS).map((row) => row.cells[index] ?? '');
  const hasCents = (column: Column) => cellsOf(column).every((cell) => CENTS.test(cell));
  const isOnlyMoney =
    hasCents(amount) &&
    !columns.some(
      (column) => column !== amount && (column.role === null || isGuess(column)) && hasCents(column),
    );
  return !isOnlyMoney && cellsOf(amount).every((cell) => /^[\d.,\s]*$/.test(cell));
}

/**
 * True for unsigned amounts beside other money, a measure or a date of something else, or under the name of a price:
 * claims, leases or plans rather than transactions.
 */
function listsOtherThings(
  { columns, rows }: Layout,
  money: readonly Column[],
  nameOf: (column: Column) => string,
): boolean {
  const sample = rows.slice(0, SAMPLE_ROWS).filter(({ cells }) => isDataRow(cells));
  const amounts = money.filter(({ role }) => role !== null && AMOUNT_ROLES.has(role));
  const sides = new Set(amounts.map(({ role }) => role));
  if (sides.has('debit') && sides.has('credit')) return false;
  const isSigned = ({ cells }: TableRow) =>
    amounts.some(({ index }) => scanAmount(cells[index] ?? '')?.hasSign);
  const isProof = (column: Column): boolean =>
    column.role === 'direction' || (column.role === 'balance' && isRunning(column, money, rows));
  if (sample.some(isSigned) || columns.some(isProof)) return false;
  const isNamed = columns.some((column) => describesTransactions(headerWords(nameOf(column))));
  const isAmountNamed = amounts.some((column) => isNamedHeader(headerWords(nameOf(column))));
  const dateName = (column: Column): string => column.header || (isAmountNamed ? nameOf(column) : '');
  const hasPurchaseDate = columns.some(
    ({ role, header }) => role === 'authorizedOn' && isNamedHeader(header),
  );
  const isMoney = ({ index }: Column): boolean =>
    sample.filter(({ cells }) => MONEY.test(cells[index] ?? '')).length * 2 > sample.length;
  return columns.some((column) => {
    const name = normalizeHeader(nameOf(column));
    if (column.role === null && MEASURE.test(name)) return true;
    if (column.role === null || column.role === 'ignored') return !isNamed && isMoney(column);
    return column.role === 'postedOn'
      ? !hasPurchaseDate && dateName(column) !== '' && !isNamedHeader(dateName(column))
      : sides.has(column.role) && PRICE_NAME.test(name);
  });
}

/** `Description` or `Transaction type` in any language, rather than the name of a thing or a person. */
function describesTransactions(name: string): boolean {
  const { roles } = readHeader(name);
  return roles[0] === 'description' || /transaction/i.test(name);
}

const MONEY = /^\D{0,4}[\d.,' ]*\d[.,]\d\d\D{0,4}$/;
const PRICE_NAME = /\b(?:price|rent|salary|premium)\b/;

/** True for a balance that the amounts change from row to row. */
function isRunning(balance: Column, money: readonly Column[], rows: readonly TableRow[]): boolean {
  const amount = money.find(({ role }) => role === 'amount');
  return amount !== undefined && hasBalanceSteps(amount.index, balance.index, rows.slice(0, SAMPLE_ROWS));
}

/** Money is written with its cents in every row; other lists of money have several such columns. */
const CENTS = /\d[.,]\d\d$/;

const MARKS: ReadonlySet<ColumnRole> = new Set(['direction', 'balance', 'currency', 'status']);

/** Fewer rows prove nothing about texts and decimals. */
const ROWS_MIN = 3;

const HEADERLESS_MARKS: ReadonlySet<ColumnRole> = new Set(['direction', 'currency', 'status']);
const TEXTS: ReadonlySet<ColumnRole> = new Set(['description', 'payee', 'memo', 'type', 'reference']);

/**
 * True for a table without a header whose numbers are no amounts of money, such as temperatures or meter readings: they
 * are not written with cents, and no text tells one row from another, or each has exactly one decimal.
 */
function isHeaderlessMeasures({ headerRow, columns, rows }: Layout): boolean {
  if (headerRow !== -1 || columns.some(({ role }) => role !== null && HEADERLESS_MARKS.has(role)))
    return false;
  const sample = rows.slice(0, SAMPLE_ROWS).filter(({ cells }) => isDataRow(cells));
  const cellsOf = (roles: ReadonlySet<ColumnRole>): string[] =>
    sample.flatMap(({ cells }) =>
      columns.flatMap(({ role, index }) => (role !== null && roles.has(role) && cells[index]) || []),
    );
  const amounts = cellsOf(AMOUNT_ROLES).flatMap((cell) => scanAmount(cell) ?? []);
  const texts = cellsOf(TEXTS).filter((cell) => /\p{L}/u.test(cell));
  if (amounts.every(({ body }) => CENTS.test(body))) return false;
  if (texts.length === 0) return true;
  if (sample.length < ROWS_MIN) return false;
  if (amounts.every(({ body }) => ONE_DECIMAL.test(body))) return true;
  return new Set(texts).size === 1 && amounts.every(({ hasSign }) => !hasSign);
}

const ONE_DECIMAL = /^\d+[.,]\d$/;

/** A measure that is not money: an exchange rate, working hours, a distance. */
const MEASURE = new RegExp(
  wholeText(`
    (?:exchange |mid |buy |sell |reference )?rates?|kurs|wechselkurs|taux|(?:total |billable )?(?:hours?|hrs)
    stunden|heures|horas|ore|uren|timer|timmar|godziny|duration|distance|miles|km|kilometers|quantity|qty
    units|count|steps|weight|(?:credit )?score|percent|percentage|age|apr|apy|yield|zinssatz|taeg|tae
    .{1,30} (?:kwh|km|kg|lbs|hours|hrs|min|minutes|miles|percent|m3|litres|liters|gallons)
  `),
);

/** Several columns named only by a currency, and no text in any row: exchange rates by day. */
function listsRates({ columns, rows }: Layout): boolean {
  const currencies = columns.filter(({ written }) => /^[A-Z]{3}$/.test(written) && isCurrencyCode(written));
  const isNumeric = ({ cells }: TableRow): boolean => cells.every((cell) => !/\p{L}/u.test(cell));
  return currencies.length > 1 && rows.slice(0, SAMPLE_ROWS).every(isNumeric);
}

/**
 * Rows without any text in which one number is the sum or the difference of two others: a net worth of assets and
 * debts, an installment of interest and principal. A balance is the sum over two rows.
 */
function listsSums({ rows }: Layout): boolean {
  const sample = rows.slice(0, SAMPLE_ROWS).filter(({ cells }) => isDataRow(cells));
  if (sample.length < ROWS_MIN || sample.some(({ cells }) => cells.some((cell) => WORD.test(cell))))
    return false;
  const width = Math.min(Math.max(...sample.map(({ cells }) => cells.length)), SUM_COLUMNS_MAX);
  const reader = AmountColumn.decide(
    sample.flatMap(({ cells }) => cells.slice(0, width)),
    'group',
  );
  const values = Array.from({ length: width }, (_, index) =>
    sample.map(({ cells }) => Math.abs(reader.read(cells[index] ?? '', null) ?? Number.NaN)),
  );
  const isSum = (total: number, a: number, b: number): boolean =>
    sample.every((_, row) => {
      const [sum = 0, first = 0, second = 0] = [values[total]?.[row], values[a]?.[row], values[b]?.[row]];
      return first > 0 && second > 0 && (sum === first + second || sum === Math.abs(first - second));
    });
  return values.some((_, total) => values.some((_, a) => values.some((_, b) => a < b && isSum(total, a, b))));
}

const WORD = /\p{L}{2}/u;
const SUM_COLUMNS_MAX = 12;

/** The prices of a security by day, the plan of a loan, or a list of invoices. */
function listsFigures(names: readonly string[]): boolean {
  const has = (name: RegExp): boolean => names.some((each) => name.test(each));
  if (has(/^open(?:ing)?\b/) && has(/^high\b/) && has(/^low\b/) && has(/^clos(?:e|ing)\b/)) return true;
  if (has(/^invoice (?:no|number|id|date)\b/) && has(/^(?:due date|amount due|date due)$/)) return true;
  return has(PRINCIPAL) && has(INTEREST) && has(REMAINING) && !has(TEXT);
}

const PRINCIPAL = new RegExp(
  alternatives(String.raw`
    ^principal\b|^tilgung|^capital\b|\bamortissement|\bamortizacion|\bamortizacao|^quota capitale|^aflossing|^amortering
    ^kapital\b|^rata kapitalowa|^afdrag|^lyhennys|^umor|^anapara|^tokereszlet|^元金|^本金|^원금|^основной долг
  `),
);
const INTEREST = new RegExp(
  alternatives(String.raw`
    ^interests?\b|^zins|^interets?\b|^intereses\b|^quota interessi|^interessi|^ranta|^rente|^odsetki|^juros\b
    ^rata odsetkowa|^korko|^urok|^faiz|^kamat|^利息|^이자|^проценты
  `),
);
const REMAINING = new RegExp(
  alternatives(String.raw`
    \bbalance$|^restschuld|^restkapital|^capital restant|^capital pendiente|^debito residuo|^capitale residuo
    ^restant|^kvarstaende|^restgaeld|^restgjeld|^jaljella|^pozostal|^saldo|^zbyvajici|^kalan|^hatralevo
    ^残高|^剩余|^잔액|^остаток
  `),
);

const TEXT = /descri|detail|type|payee|memo|narrat|transaction|activity/;

function isBalance(name: string): boolean {
  const [first] = readHeader(headerWords(name)).roles;
  return first === 'balance' || first === 'balanceBefore' || HOLDING.test(normalizeHeader(name));
}

/** A daily value of what is held, or its change. */
const HOLDING = new RegExp(
  wholeText(`
    (?:portfolio|account|net asset|market|total) value|net worth|daily (?:change|gain|return)
    (?:total )?(?:assets|liabilities|debts?|equity)|(?:netto)?vermogen|schulden|patrimonio neto|patrimoine net
    actifs?|passifs?|dettes|activos|pasivos|deudas|attivita|passivita|debiti|bezittingen|eigen vermogen
  `),
);

/** At least half of the rows state a security and its quantity, or a price and whether it was bought or sold. */
function listsTrades({ columns, rows }: Layout, nameOf: (column: Column) => string): boolean {
  const at = (pattern: RegExp): number =>
    columns.findIndex((column) => pattern.test(normalizeHeader(nameOf(column))));
  const [security, quantity] = [at(SECURITY), at(QUANTITY)];
  const dated = rows.slice(0, SAMPLE_ROWS).filter(({ cells }) => isDataRow(cells));
  const isDeal = ({ cells }: TableRow): boolean => cells.some((cell) => DEAL.test(cell));
  if (at(PRICE) !== -1 && dated.filter(isDeal).length * 2 > dated.length) return true;
  if (security === -1 || quantity === -1) return false;
  const isTrade = ({ cells }: TableRow): boolean =>
    /\p{L}/u.test(cells[security] ?? '') &&
    /[1-9]/.test(cells[quantity] ?? '') &&
    scanAmount(cells[quantity] ?? '') !== null;
  return dated.length > 0 && dated.filter(isTrade).length * 2 >= dated.length;
}

const PRICE =
  /^(?:(?:average|avg|unit|execution|trade) )?(?:price|kurs|cours|precio|prezzo|koers|preco|cena)\b/;
const DEAL =
  /^(?:buy|sell|bought|sold|kauf|verkauf|achat|vente|compra|venta|venda|vendita|acquisto|koop|verkoop)$/i;

const SECURITY = new RegExp(
  words(`
    symbol|ticker|isin|wkn|cusip|sedol|security|securities|instrument|valoren?|wertpapier\\w*|titulo|titre
    titolo|effect|fonds|vardepapper|papir|walor|stock name|stock code|fund name|scheme name
  `),
);
const QUANTITY = new RegExp(
  words(`
    quantity|qty|shares|units|stuck|stucke?|nominale?|anzahl|cantidad|titulos|participaciones|quantite
    nombre de titres|quantita|aantal|antal|antall|ilosc|mennyiseg|pocet|quantidade|数量|約定数量|lukumaara
  `),
);
