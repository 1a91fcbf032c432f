import { ColumnFacts } from '../column-facts.ts';
import { indexesOf, type Roles } from '../column-role.ts';
import { type HeaderMeaning, normalizeHeader } from '../header-role.ts';
import { addHoldAmounts } from '../hold-amount.ts';
import { chooseDates } from './choose-dates.ts';
import { inferRolesFromContent, isFilled, MOSTLY_FILLED } from './infer-roles.ts';

/** Assigns each column the likeliest role that its content allows. A role for a single column is assigned once. */
export function assignRoles(
  header: readonly string[],
  meanings: readonly HeaderMeaning[],
  facts: readonly ColumnFacts[],
): Roles {
  const roles = meanings.map(({ roles }, index) => {
    const allowed = roles.filter((role) => facts[index]?.allows(role) ?? true);
    return allowed[0] ?? null;
  });
  ignoreCharges(roles, meanings, facts);
  chooseDates(roles, header, facts);
  chooseAmounts(roles, header, meanings, facts);
  chooseCurrency(roles, meanings, facts);
  addHoldAmounts(roles, header);
  dropCodes(roles, facts);
  choosePayees(roles, header, facts);
  chooseAccount(roles, header, facts);
  findChecks(roles, header, facts);
  chooseText(roles, header, facts);
  inferRolesFromContent(roles, meanings, facts);
  return roles;
}

/** Next to signed amounts, a lone column of charges (`Χρέωση`) or spending is not a debit column. */
function ignoreCharges(
  roles: Roles,
  meanings: readonly HeaderMeaning[],
  facts: readonly ColumnFacts[],
): void {
  const isSigned = roles.some((role, index) => role === 'amount' && facts[index]?.hasSigns);
  if (!isSigned || roles.includes('credit')) return;
  roles.forEach((role, index) => {
    if (role !== 'debit') return;
    roles[index] = meanings[index]?.roles.includes('fee') ? 'fee' : 'originalAmount';
  });
}

/**
 * Of several amount columns, chooses the one in the account's currency: net before gross, billed before original.
 * Columns whose headers differ only by currency are one amount in several currencies and are all kept.
 */
function chooseAmounts(
  roles: Roles,
  header: readonly string[],
  meanings: readonly HeaderMeaning[],
  facts: readonly ColumnFacts[],
): void {
  const found = indexesOf(roles, 'amount');
  const [only] = found;
  const sides = [...indexesOf(roles, 'debit'), ...indexesOf(roles, 'credit')];
  const isNamed = (index: number): boolean => Boolean(meanings[index]?.currency);
  if (
    only !== undefined &&
    found.length === 1 &&
    sides.length === 2 &&
    sides.every(isNamed) &&
    !isNamed(only)
  )
    roles[only] = 'originalAmount';
  if (found.length < 2) return;
  const currencies = new Set(found.map((index) => meanings[index]?.currency ?? null));
  const isPartial = found.every((index) => (facts[index]?.filled ?? 0) < (facts[index]?.rows ?? 0));
  if (currencies.size === found.length && isPartial) return;
  const isNamedApart = hasSeveralCurrencies(roles, facts);
  const fullest = Math.max(...found.map((index) => facts[index]?.filled ?? 0));
  const rank = (index: number): number => {
    const text = header[index] ?? '';
    const filled = facts[index]?.filled ?? 0;
    const emptiness = filled === 0 ? 4 : filled < fullest * MOSTLY_FILLED ? 3 : 0;
    if (
      (roles.includes('fee') && TOTAL.test(text)) ||
      (isNamedApart && meanings[index]?.currency) ||
      OF_ACCOUNT.test(text)
    )
      return emptiness;
    return emptiness + (/\b(?:gross|brutto|lordo|bruto|source|total)\b/i.test(text) ? 2 : 1);
  };
  const chosen = [...found].sort((a, b) => rank(a) - rank(b))[0];
  for (const index of found) if (index !== chosen) roles[index] = 'originalAmount';
  if (chosen !== undefined && TOTAL.test(header[chosen] ?? ''))
    for (const index of indexesOf(roles, 'fee')) roles[index] = 'ignored';
  if (!isNamedApart || chosen === undefined || !meanings[chosen]?.currency || !facts[chosen]?.hasSigns)
    return;
  roles.forEach((role, index) => {
    if (role === 'debit' || role === 'credit') roles[index] = 'originalAmount';
    if (role === 'currency') roles[index] = 'originalCurrency';
  });
}

/** An amount in the account's currency, after fees. */
const OF_ACCOUNT = new RegExp(
  String.raw`\b(?:net|netto|neto|settled|billed|billing|account)\b|` +
    'konto|rachunku|s[ąa]skaitos|compte|платежа|счета|карты',
  'i',
);

/** Next to a fee, the total includes it. */
const TOTAL = /^(?:total|summe|totale|totaal)(?: (?:amount|betrag))?$/i;

/**
 * True for a currency column with several currencies; an amount whose header names a currency is then in the account's.
 */
function hasSeveralCurrencies(roles: Roles, facts: readonly ColumnFacts[]): boolean {
  return roles.some((role, index) => role === 'currency' && (facts[index]?.distinct.size ?? 0) > 1);
}

/** Of several currency columns, the one next to the chosen amount belongs to it; the others belong to other amounts. */
function chooseCurrency(
  roles: Roles,
  meanings: readonly HeaderMeaning[],
  facts: readonly ColumnFacts[],
): void {
  const found = indexesOf(roles, 'currency');
  const money = (['amount', 'credit', 'debit'] as const).flatMap((role) => indexesOf(roles, role));
  const isOfOriginal = (index: number): boolean =>
    roles[index - 1] === 'originalAmount' && money.every((at) => Boolean(meanings[at]?.currency));
  const [only] = found;
  if (only !== undefined && found.length === 1 && isOfOriginal(only)) roles[only] = 'originalCurrency';
  if (found.length < 2) return;
  const beside = [...money.map((index) => index + 1), ...money.map((index) => index - 1)];
  const near = beside.filter((index) => found.includes(index));
  const chosen = near.find((index) => isFilled(facts[index])) ?? near[0];
  if (chosen === undefined) return;
  for (const index of found) if (index !== chosen) roles[index] = 'originalCurrency';
}

/**
 * A number column holds check numbers if few rows fill it or if it also contains words (`DEP`, `ATM`); otherwise it
 * counts the rows.
 */
function findChecks(roles: Roles, header: readonly string[], facts: readonly ColumnFacts[]): void {
  if (roles.includes('check')) return;
  const found = header.findIndex((text, index) => {
    const fact = facts[index];
    if (!fact || !/^(?:number|no|num|nr)$/.test(normalizeHeader(text))) return false;
    return fact.filled <= fact.rows * 0.5 || (fact.texts > 0 && fact.integers > 0);
  });
  if (found !== -1) roles[found] = 'check';
}

/**
 * Beside a title and a name, a description of the operation is its kind (`ZAKUP PRZY UŻYCIU KARTY`). Without a
 * description in most rows, the type column named a text (`Buchungstext`) describes the row.
 */
function chooseText(roles: Roles, header: readonly string[], facts: readonly ColumnFacts[]): void {
  const isTitled = roles.includes('memo') && roles.includes('payee');
  roles.forEach((role, index) => {
    const isOfOperation = /^opis operacji$/.test(normalizeHeader(header[index] ?? ''));
    if (isTitled && role === 'description' && isOfOperation) roles[index] = 'type';
  });
  const isText = (role: Roles[number]): boolean =>
    role === 'description' || role === 'payee' || role === 'memo';
  if (roles.some((role, index) => isText(role) && isFilled(facts[index]))) return;
  const text = roles.findIndex((role, index) => role === 'type' && /text$/i.test(header[index] ?? ''));
  if (text !== -1) roles[text] = 'description';
}

/**
 * A name column without letters holds account numbers. A constant name is the holder's if another name column varies.
 */
function choosePayees(roles: Roles, header: readonly string[], facts: readonly ColumnFacts[]): void {
  const isNumbers = (index: number): boolean =>
    (facts[index]?.filled ?? 0) > 0 && (facts[index]?.letters ?? 0) === 0;
  const named = indexesOf(roles, 'payee').filter((index) => !isNumbers(index));
  if (named.length > 0)
    for (const index of indexesOf(roles, 'payee')) if (isNumbers(index)) roles[index] = 'counterAccount';
  const found = indexesOf(roles, 'payee');
  const isConstant = (index: number): boolean =>
    (facts[index]?.distinct.size ?? 0) === 1 &&
    (facts[index]?.filled ?? 0) > 1 &&
    !COUNTERPARTY.test(header[index] ?? '');
  if (found.every(isConstant)) return;
  for (const index of found) if (isConstant(index)) roles[index] = null;
}

/** Beside a description, a name column of short codes (`WEB`, `HB`) says where a payment was made, not by whom. */
function dropCodes(roles: Roles, facts: readonly ColumnFacts[]): void {
  if (!roles.includes('description')) return;
  const areCodes = (index: number): boolean =>
    (facts[index]?.filled ?? 0) > 1 && [...(facts[index]?.distinct ?? [])].every((text) => CODE.test(text));
  for (const index of indexesOf(roles, 'payee')) if (areCodes(index)) roles[index] = null;
}

const CODE = /^\p{Lu}{1,3}$/u;

const COUNTERPARTY = /tegen|counter|contre|contro|kontrahent|partner|merchant/i;

/** Of several account columns, one with numbers wins over one with names, and a full one over one with gaps. */
function chooseAccount(roles: Roles, header: readonly string[], facts: readonly ColumnFacts[]): void {
  const found = indexesOf(roles, 'account');
  if (found.length < 2) return;
  const rank = (index: number): number =>
    rankAccount(normalizeHeader(header[index] ?? ''), facts[index] ?? new ColumnFacts());
  const chosen = [...found].sort((a, b) => rank(a) - rank(b))[0];
  for (const index of found) if (index !== chosen) roles[index] = null;
}

/** The lower, the likelier a column names the holder's account. */
function rankAccount(text: string, fact: ColumnFacts): number {
  const penalties: readonly (readonly [isGiven: boolean, points: number])[] = [
    [[...fact.distinct].some((value) => !/\d{3}/.test(value)), 2],
    [fact.filled < fact.rows, 2],
    [fact.fractions > 0, 4],
    [/\b(?:provider|institution|bank|type)\b/.test(text), 2],
    [/\b(?:other|opposite|gegen|tegen|contre|contra)\w*\b/.test(text), 4],
    [/\b(?:this|own|my|eigene?s?|moj|mon|mi|mio)\b/.test(text), -1],
    [/\b(?:name|bezeichnung|nom|libelle|label|title|kontobezeichnung)\b/.test(text), 1],
  ];
  return penalties.reduce((sum, [isGiven, points]) => sum + (isGiven ? points : 0), 0);
}
