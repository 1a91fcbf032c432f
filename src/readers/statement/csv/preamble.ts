import type { CurrencyCode } from '#domain/money/money.ts';
import { accountTypeOf, typeInTitle } from '../account-type.ts';
import type { StatementAccountType } from '../statement-file.ts';
import { alternatives, words } from '../text/alternatives.ts';
import { accountNumber } from '../values/account-number.ts';
import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import { currencyWord } from './currency/currency-word.ts';
import { headerWords, isCurrencyCode, normalizeHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';

/** Account information in the lines around a table. */
export interface AccountContext {
  readonly accountId: string | null;
  /** What the account is called if its label states no number: `Account: Holiday Club`. */
  readonly accountName: string | null;
  /** By the words around the account's number or name: `POSB Savings 123-45678-9`. */
  readonly accountType: StatementAccountType | null;
  readonly currency: CurrencyCode | null;
  readonly opening: LabeledAmount | null;
  readonly closing: LabeledAmount | null;
  /** True when the lines mention a credit card. */
  readonly isCard: boolean;
}

export interface LabeledAmount {
  readonly text: string;
  readonly dateText: string | null;
}

const ACCOUNT_LABEL = new RegExp(
  [
    `账号|账户|卡号|帳號|帳戶|賬號|口座番号|계좌번호|λογαριασμ|счет|рахунок|рахунку|сметка|חשבון|الحساب|บญช|tai khoan`,
    words(String.raw`
    account|\w*konto|konto(?:nummer|name|bezeichnung|form|typ)|iban|compte|cuenta|conto
    rekening|rekeningnummer|rachunek|rachunku
    conta|tilinumero|tili|ucet|uctu|racun|racuna|reikningur|a c no|a c number
    hesap|szamlaszam|cont|kontonr|depot|card|card number|kartennummer
    kreditkarte|numero de tarjeta|account number|acct
  `),
  ].join('|'),
);
const ACCOUNT_ALONE = new RegExp(
  `^(?:${alternatives(`
    account(?: name)?|konto(?:name|bezeichnung)?|compte|intitule(?: du compte)?|cuenta|conto|rekening(?:naam)?
    rachunek|nazwa rachunku|conta|tili|ucet|nazev uctu|hesap(?: adi)?|szamla|cont|口座名|账户名称|帳戶名稱
  `)})$`,
);
const TYPE_LABEL = new RegExp(
  `^(?:${alternatives(`
    (?:account|acct|a c) type|type of account|kontoart|kontotyp|kontoform|type de compte|tipo de cuenta|tipo conto
    tipo de conta|rekeningtype|rodzaj rachunku|typ uctu|hesap turu|tip cont|tipul contului|예금종류|계좌종류
    ประเภทบญช|账户类型|帳戶類型|口座種別
  `)})$`,
);
const NAME = /^\p{L}[\p{L}\d .&'()-]{2,60}$/u;
const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?$/;
const CURRENCY_LABEL = new RegExp(
  [
    String.raw`[币幣](?:\s?种|別|别)|通貨|通화|νομισμα|вал(?:ю|у)т|מטבע|العملة|สกลเงน|loai tien`,
    words(`
    currency|wahrung|waehrung|devise|moneda|divisa|valuta|munt|waluta|moeda|valuutta|mata uang|mena
    penznem|para birimi|doviz|waluty|moneda
  `),
  ].join('|'),
);
const BALANCE_LABEL = new RegExp(
  alternatives(String.raw`
    balance|saldo|stav uctu|\bsold\b|solde|kontostand|zustatek|zostatok|bakiye|guthaben|egyenleg|stanje|atlikums|likutis
    so du|残高|余额|餘額|잔액|остаток|залишок|салдо|наличност|υπολοιπ|יתרה|الرصيد|คงเหลอ
  `),
);
const OPENING_WORD = new RegExp(
  [
    words(String.raw`
    opening|beginning|starting|start|previous|brought|anfang\w*|alter|alt|vortrag|saldovortrag
    ancien|initial|precedent|debut|inicial|anterior|iniziale|precedente|poczatkow\w*|begin\w*|vorig
    ingaende|inngaende|primo|pocatecni|devreden|acilis|nyito|sakuma|pradinis|algsaldo
  `),
    `anfangssaldo|startsaldo|期初|期首|前月|начал`,
  ].join('|'),
);

/** A balance that includes an overdraft limit or excludes holds: not the booked one. */
const AVAILABLE_WORD = new RegExp(
  [
    words(String.raw`
    available|avail|spendable|verfugbar\w*|disponibles?|disponibile|disponivel|beschikbaar|bestedingsruimte
    dostepne|tillgangligt?|disponibelt?|tilgjengelig|kaytettavissa|kullanilabilir|disponibilny|dostupny
    pouzitelny|elerheto|felhasznalhato|raspolozivo|razpolozljivo|pieejamais|galimas|vaba
  `),
    `可用|利用可能|출금가능|доступн|διαθεσιμ|זמינה|المتاح`,
  ].join('|'),
);

type StatedContext = { -readonly [Key in Exclude<keyof AccountContext, 'isCard'>]: AccountContext[Key] };

/** Reads labels and values from the rows before the header, and balance lines in and after the table. */
export function readAccountContext(rows: readonly TableRow[]): AccountContext {
  const stated: StatedContext = {
    ...{ accountId: null, accountName: null, accountType: null },
    ...{ currency: null, opening: null, closing: null },
  };
  for (const [at, row] of rows.entries()) {
    const below = rows[at + 1];
    if (below && (isLabels(row) || isNumberLabel(row, below))) readLabels(row.cells, below.cells, stated);
    readRow(row, stated);
  }
  const isCard = rows.some(({ cells }) =>
    cells.some((cell) => MASKED_CARD.test(cell) || CARD.test(normalizeHeader(cell))),
  );
  const isCreditCard = rows.some(({ cells }) =>
    cells.some((cell) => CREDIT_CARD.test(normalizeHeader(cell))),
  );
  const accountType = stated.accountType ?? (isCreditCard ? 'credit' : typeOfTitle(rows));
  return { ...stated, accountType, isCard };
}

/** By a title alone in its row. */
function typeOfTitle(rows: readonly TableRow[]): StatementAccountType | null {
  const titles = rows
    .map(({ cells }) => cells.filter((cell) => cell !== ''))
    .filter(({ length }) => length === 1);
  return titles.map(([title = '']) => typeInTitle(title)).find((type) => type !== null) ?? null;
}

/** Reads labels with their values to the right. */
function readRow(row: TableRow, stated: StatedContext): void {
  const cells = joinThousands(
    row.cells.filter((cell) => cell !== '=').map((cell) => cell.replace(/^'(?=\d)/, '')),
  );
  for (const [index, cell] of cells.entries()) {
    if (cell === '') continue;
    const parts = splitLabels(cell);
    const rest = cells.slice(index + 1);
    for (const [at, part] of parts.entries()) readCell(part, at === parts.length - 1 ? rest : [], stated);
  }
}

/** A row of several labels without values. */
function isLabels({ cells }: TableRow): boolean {
  return cells.filter((cell) => cell !== '').length > 1 && !cells.some((cell) => /\d/.test(cell));
}

/** A row with only the label of an account number, above the number alone. */
function isNumberLabel({ cells }: TableRow, below: TableRow): boolean {
  const [label = '', ...others] = cells.filter((cell) => cell !== '');
  const [value = '', ...further] = below.cells.filter((cell) => cell !== '');
  if (others.length > 0 || further.length > 0 || /\d/.test(label)) return false;
  return ACCOUNT_LABEL.test(normalizeHeader(label)) && NUMBER_ALONE.test(value);
}

const NUMBER_ALONE = /^(?:[A-Z]{2})?\d[\d -]{5,40}$|^[*xX]{2}[\d*xX -]{2,30}\d{3,}$/;

/** Labels above their values: an IBAN before other account numbers; a balance may be the only amount below. */
function readLabels(labels: readonly string[], values: readonly string[], stated: StatedContext): void {
  const amounts = values.filter((cell) => MONEY.test(cell) && scanAmount(cell) !== null);
  stated.accountId ??= accountNumber(values.find((cell) => IBAN.test(cell)) ?? '');
  for (const [index, label] of labels.entries()) {
    if (label === '') continue;
    const value = values[index] ?? '';
    const isBalance = BALANCE_LABEL.test(normalizeHeader(label)) && amounts.length === 1;
    readCell(label, [isBalance ? (amounts[0] ?? value) : value], stated);
  }
}

const MONEY = /[.,]\d\d\D{0,4}$/;

/** Joins an amount that its own commas split: `Balance: $1`, `200.00`. */
function joinThousands(cells: readonly string[]): readonly string[] {
  const first = cells.findIndex((cell, index) => HEAD.test(cell) && THOUSANDS.test(cells[index + 1] ?? ''));
  if (first === -1) return cells;
  const length = cells.slice(first + 1).findIndex((cell) => TAIL.test(cell)) + 2;
  const isAmount = length > 1 && cells.slice(first + 1, first + length).every((cell) => THOUSANDS.test(cell));
  if (!isAmount) return cells;
  const joined = cells.slice(first, first + length).join(',');
  return joinThousands([...cells.slice(0, first), joined, ...cells.slice(first + length)]);
}

const HEAD = /(?:^|[^\d.,])\d{1,3}$/;
const THOUSANDS = /^\d{3}(?:$|\.\d\d(?!\d))/;
const TAIL = /^\d{3}\.\d\d(?!\d)/;

/** `Saldo Iniziale: 5.012,80 Saldo Finale: 5.955,32`: the labels of one cell, each with its value. */
function splitLabels(cell: string): readonly string[] {
  const parts = cell.length > 200 ? [] : (cell.match(LABEL_WITH_VALUE) ?? []);
  return parts.join('') === cell ? parts.map((part) => part.trim()) : [cell];
}

const LABEL_WITH_VALUE = /\p{L}[\p{L} ]{1,30}:\s?[^\s\d]{0,20}\d\S{0,40}\s*/gu;

/** Reads values from a cell that no previous cell stated. */
function readCell(cell: string, rest: readonly string[], stated: StatedContext): void {
  const [label, value] = splitLabel(cell, rest);
  const plain = normalizeHeader(headerWords(label));
  if (ACCOUNT_LABEL.test(plain)) readAccount([label, value, ...rest], plain, stated);
  if (IBAN.test(cell)) stateAccount(accountNumber(cell), stated);
  if (CURRENCY_LABEL.test(plain)) stated.currency ??= currencyWord(value) ?? codeIn(`- ${value}`);
  if (TYPE_LABEL.test(plain)) stated.accountType ??= accountTypeOf(value);
  stated.currency ??= loneCurrency(cell);
  if (!BALANCE_LABEL.test(plain)) return;
  const balance = findLabeledAmount(label, value, rest);
  if (!AVAILABLE_WORD.test(plain)) stated[OPENING_WORD.test(plain) ? 'opening' : 'closing'] ??= balance;
  stated.currency ??= scanAmount(balance?.text ?? '')?.currency ?? null;
}

/** Reads the number, the name, the type and the currency of an account behind its label. */
function readAccount(words: readonly string[], plain: string, stated: StatedContext): void {
  const [, value = ''] = words;
  const number = accountNumber(value);
  const isName = ACCOUNT_ALONE.test(plain) && NAME.test(value);
  stateAccount(number, stated);
  if (isName) stated.accountName ??= value;
  // `Current balance` says nothing about the account.
  const ofAccount = words.filter((text) => !BALANCE_LABEL.test(normalizeHeader(text)));
  if (isName || number !== null) stated.accountType ??= accountTypeOf(ofAccount.join(' '));
  stated.currency ??= codeIn(value);
}

/** An IBAN is preferred to another number of the account, otherwise the first one counts. */
function stateAccount(number: string | null, stated: StatedContext): void {
  const isBetter = IBAN.test(number ?? '') && !IBAN.test(stated.accountId ?? '');
  if (stated.accountId === null || isBetter) stated.accountId = number;
}

/** A cell with only a currency. */
function loneCurrency(cell: string): CurrencyCode | null {
  const code = cell.replace(/^[:\s]+/, '');
  return isCurrencyCode(code) ? code : null;
}

const CREDIT_CARD = new RegExp(
  alternatives(`credit card|kredit ?karte|kredi ?karti|carte de credit|tarjeta de credito|carta di credito
    cartao de credito|信用卡|クレジットカ|신용카드`),
);
const CARD = new RegExp(
  [
    words(String.raw`
    credit ?cards?|kredi ?karti?|kredit ?karte\w*|carte de credit|tarjeta (?:de )?credito
    tarjeta (?:visa|mastercard|terminada)|carta di credito|cartao de credito|karta kredytowa
    creditcard|mastercard|visa card|amex|american express|one card|platinum card|minimum payment
    pago minimo|mindestbetrag|credit limit|limite de credito|asgari odeme
  `),
    String.raw`^[3-6]\d{3} ?[\dx]{4} ?[\dx]{4} ?\d{3,4}$|クレジット|信用卡|신용카드|כרטיס אשראי`,
  ].join('|'),
);

/** The number of a card with hidden digits: `4980-12**-****-****`. */
export const MASKED_CARD = /^(?=.*[*xX]{4})[3-6]\d{3}(?:[ -]?[\d*xX]{4}){2}[ -]?[\d*xX]{3,4}$/;

/** A separate currency code after an account number. */
function codeIn(value: string): CurrencyCode | null {
  return value.split(/[\s()/-]+/).find((word, index) => index > 0 && isCurrencyCode(word)) ?? null;
}

/** True for a text about the opening balance. */
export function isOpeningText(text: string): boolean {
  return OPENING_WORD.test(normalizeHeader(text));
}

/** True for a text about a balance that includes an overdraft limit or excludes holds. */
export function isAvailableText(text: string): boolean {
  return AVAILABLE_WORD.test(normalizeHeader(text));
}

/** `Label: value` in one cell, or a label with its value in the next filled cell. */
function splitLabel(cell: string, rest: readonly string[]): [string, string] {
  const [, numbered, number] = BEFORE_PERIOD.exec(cell) ?? NUMBERED.exec(cell) ?? HIDDEN.exec(cell) ?? [];
  if (numbered !== undefined && number !== undefined) return [numbered, number];
  const colon = cell.search(/[:：]/);
  const behind = cell.slice(colon + 1).trim();
  if (colon > 0 && behind !== '') return [cell.slice(0, colon), behind];
  const ending = /(?<!\s)\s+([-+]?\d{1,3}(?:[ .,'\u00a0\u202f]?\d{3}){0,6}[.,]\d{2}\s?\D{0,4})$/u.exec(cell);
  const label = cell.slice(0, ending?.index);
  const isLabel = /\p{L}|\d[./-]\d{2,4}$/u.test(label);
  if (ending && isLabel && BALANCE_LABEL.test(normalizeHeader(cell))) return [label, ending[1] ?? ''];
  return [cell.replace(/:$/, ''), rest.find((next) => next !== '') ?? ''];
}

/** `Statement of Account No - 914010044718823 for the period (From : 16-11-2026 To : 21-11-2026)`. */
const BEFORE_PERIOD =
  /^(\p{L}[^\d:]{2,60}?(?:no|number)\.?)\s?[-–:]{1,2}\s?([\dX*][\dX*-]{5,24})\s(?:for|from|between)\b/iu;
/** `Compte de dépôt n° 51882210774`: a number behind its mark. */
const NUMBERED =
  /^(\p{L}[^\d:]{2,60}?)\s(?:n[°ºor]\.?|no\.|num\.?|number|nummer|#)\s?([\dX*][\dX* -]{4,30}\d)$/iu;
/** `CASH CREDIT CARD XXXX-XXXX-XXXX-4417`: a number with hidden digits behind words. */
const HIDDEN = /^(\p{L}[^\d:*]{2,60}?)\s((?:[*xX]{4}[ -]?){2,4}\d{3,4})$/u;

function findLabeledAmount(label: string, value: string, rest: readonly string[]): LabeledAmount | null {
  const text = [
    value.replace(/(?<!\s)\s+(?:as of|as at|as on|on|per|am|au|al|op|em)\s.*$/is, ''),
    ...rest,
  ].find((cell) => scanAmount(cell) !== null && scanDate(cell) === null);
  if (text === undefined) return null;
  const dated = [/\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.exec(label)?.[0], ...rest].find(
    (cell) => cell !== undefined && scanDate(cell) !== null,
  );
  return { text, dateText: dated ?? null };
}
