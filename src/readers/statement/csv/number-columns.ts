import { AmountColumn } from '../values/amount-column.ts';
import { scanAmount } from '../values/amount-text.ts';
import { amountWithBalance, hasAnyStep, hasBalanceSteps, stepsMatched } from './balance-order.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { Roles } from './column-role.ts';
import { findAccountColumn } from './find-account-column.ts';
import { normalizeHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import { likeliestAmount } from './roles/infer-roles.ts';
import { expectedSign } from './signs/sign-evidence.ts';

/**
 * Assigns roles to unnamed number columns: a column whose values are the changes of another is the amount next to its
 * balance; two columns that are never filled together are debit and credit; otherwise the first with signs or fractions
 * is the amount. Whole numbers are references, or the account if constant.
 */
export function assignNumbers(
  roles: Roles,
  numbers: readonly number[],
  facts: readonly ColumnFacts[],
  sample: readonly TableRow[],
): void {
  const money = numbers.filter((index) => facts[index]?.hasFractions || facts[index]?.hasSigns);
  const used =
    money.length > 0 ? money : numbers.filter((index) => !isReferenceLike(facts[index])).slice(0, 3);
  assignMoney(roles, used, facts, sample, numbers);
  for (const index of numbers) {
    if (roles[index] == null && !money.includes(index))
      roles[index] = wholeNumberRole(index, roles, facts, sample);
  }
}

function assignMoney(
  roles: Roles,
  used: readonly number[],
  facts: readonly ColumnFacts[],
  sample: readonly TableRow[],
  numbers: readonly number[],
): void {
  const split = exclusivePair(used, sample);
  const pair = split ? null : amountWithBalance(used, sample);
  if (split) assignDebitAndCredit(roles, split, used, sample);
  else if (pair) {
    roles[pair.amount] = 'amount';
    roles[pair.balance] = 'balance';
  } else {
    const amount = likeliestAmount(used, facts) ?? numbers[0];
    if (amount !== undefined) roles[amount] = 'amount';
    const balance = used.find((index) => index !== amount) ?? findWholeBalance(amount, numbers, sample);
    const isFull = (facts[balance ?? -1]?.filled ?? 0) === sample.length;
    if (balance !== undefined && isFull && !isOtherMoney(amount, balance, sample)) roles[balance] = 'balance';
  }
}

/** The first column of whole numbers that changes by the amounts of every row. */
function findWholeBalance(
  amount: number | undefined,
  numbers: readonly number[],
  sample: readonly TableRow[],
): number | undefined {
  if (amount === undefined || sample.length < STEPS_MIN) return undefined;
  return numbers.find((index) => index !== amount && hasBalanceSteps(amount, index, sample));
}

/** Rows in which one full column would have to follow another if it were its balance. */
const BALANCES_MIN = 4;

/** True for the amounts again, or for numbers that never change by an amount. */
function isOtherMoney(amount: number | undefined, other: number, sample: readonly TableRow[]): boolean {
  if (amount === undefined || sample.length < 2) return false;
  if (sample.every(({ cells }) => cells[amount] === cells[other])) return true;
  return sample.length >= BALANCES_MIN && !hasAnyStep(amount, other, sample);
}

function assignDebitAndCredit(
  roles: Roles,
  split: readonly [number, number],
  used: readonly number[],
  sample: readonly TableRow[],
): void {
  const rest = used.find((index) => !split.includes(index));
  const isTurned = rest === undefined ? isPaidFirst(split, sample) : isCreditFirst(split, rest, sample);
  roles[split[0]] = isTurned ? 'credit' : 'debit';
  roles[split[1]] = isTurned ? 'debit' : 'credit';
  if (rest !== undefined) roles[rest] = 'balance';
}

/** The role of a column of whole numbers: the holder's account, a check, a reference; null for anything else. */
function wholeNumberRole(
  index: number,
  roles: Roles,
  facts: readonly ColumnFacts[],
  sample: readonly TableRow[],
): Roles[number] {
  const fact = facts[index];
  if (!fact || !isReferenceLike(fact)) return null;
  const isConstant = fact.distinct.size === 1 && sample.length > 1 && fact.filled === sample.length;
  const isLong = [...fact.distinct].every((text) => text.length >= ACCOUNT_DIGITS_MIN);
  if (isConstant && isLong && !roles.includes('account')) return 'account';
  if (isAccountLike(fact)) return null;
  return isCheckColumn(index, facts, sample) ? 'check' : 'reference';
}

/** Shorter numbers count installments or name branches. */
const ACCOUNT_DIGITS_MIN = 3;

/** Numbers as long as account numbers, repeated or missing in some rows. */
function isAccountLike(fact: ColumnFacts | undefined): boolean {
  if (!fact) return false;
  const isLong = [...fact.distinct].every((text) => text.length >= 16);
  return isLong && (fact.filled < fact.rows || fact.distinct.size < fact.filled);
}

/** Short numbers that mostly occur next to the word "check", or in few rows. */
function isCheckColumn(index: number, facts: readonly ColumnFacts[], sample: readonly TableRow[]): boolean {
  const filled = sample.filter(({ cells }) => !isNone(cells[index]));
  if ((facts[index]?.filled ?? 0) < sample.length / 2 && filled.every(({ cells }) => isShort(cells[index])))
    return true;
  const beside = filled.filter(({ cells }) => cells.some((cell) => /\b(?:check|cheque|chq)\b/i.test(cell)));
  return filled.length > 0 && beside.length > filled.length / 2;
}

/** Checks count from 1, with zeros in front or without. */
function isShort(cell = ''): boolean {
  return cell.replace(/^0+/, '').length <= CHECK_DIGITS_MAX;
}

const CHECK_DIGITS_MAX = 6;

/** Whole numbers without a sign, like account numbers and references. */
function isReferenceLike(fact: ColumnFacts | undefined): boolean {
  return fact !== undefined && fact.integers === fact.filled;
}

/** As many inflows as outflows: the amounts of both sides in one column. */
function isEvenlySigned(index: number, sample: readonly TableRow[]): boolean {
  let [out, all] = [0, 0];
  for (const { cells } of sample) {
    const amount = isNone(cells[index]) ? null : scanAmount(cells[index] ?? '');
    if (amount) all += 1;
    if (amount?.isNegative) out += 1;
  }
  return out > 0 && out * 2 === all;
}

function exclusivePair(
  columns: readonly number[],
  sample: readonly TableRow[],
): readonly [number, number] | null {
  const sides = columns.filter((index) => !isEvenlySigned(index, sample));
  for (const [at, first] of sides.entries()) {
    for (const second of sides.slice(at + 1)) {
      const isExclusive = sample.every(({ cells }) => isNone(cells[first]) !== isNone(cells[second]));
      const isBoth =
        sample.some(({ cells }) => !isNone(cells[first])) &&
        sample.some(({ cells }) => !isNone(cells[second]));
      if (isExclusive && isBoth) return [first, second];
    }
  }
  return null;
}

/**
 * True when the balance changes show that the first of two columns is the inflow. A card's balance is the amount owed
 * and runs the other way: outflows are more frequent than inflows.
 */
function isCreditFirst(
  [first, second]: readonly [number, number],
  balance: number,
  sample: readonly TableRow[],
): boolean {
  const filled = (index: number): number => sample.filter((row) => !isNone(row.cells[index])).length;
  return filled(first) <= filled(second) && sideByBalance([first, second], balance, sample) === 'credit';
}

/** The side of the first of two columns by which the amounts produce the balance column better; null on a tie. */
function sideByBalance(
  [first, second]: readonly [number, number],
  balance: number,
  sample: readonly TableRow[],
): 'debit' | 'credit' | null {
  const cells = sample.flatMap((row) => [first, second, balance].map((index) => row.cells[index] ?? ''));
  const reader = AmountColumn.decide(cells, 'group');
  const read = (row: TableRow, index: number): number =>
    Math.abs(reader.read(row.cells[index] ?? '', null) ?? 0);
  const balances = sample.map((row) => reader.read(row.cells[balance] ?? '', null));
  const moved = sample.map((row) => read(row, first) - read(row, second));
  const inflow = stepsMatched(moved, balances).rank;
  const outflow = stepsMatched(
    moved.map((amount) => -amount),
    balances,
  ).rank;
  if (inflow === outflow) return null;
  return inflow > outflow ? 'credit' : 'debit';
}

/** True when the texts show that the first of two columns is the inflow (`PAYMENT, THANK YOU`). */
function isPaidFirst([first, second]: readonly [number, number], sample: readonly TableRow[]): boolean {
  let turned = 0;
  for (const { cells } of sample) {
    const sign = cells.map((cell) => expectedSign(normalizeHeader(cell))).find((found) => found !== 0) ?? 0;
    turned += isNone(cells[second]) && !isNone(cells[first]) ? sign : -sign;
  }
  return turned > 0;
}

function isNone(cell: string | undefined): boolean {
  return cell === undefined || cell === '' || /^[+-]?0*(?:[.,]0*)?$/.test(cell);
}

/** Finds the other side, the balance and the account of a table whose header leaves them without a name. */
export function findUnnamed(
  roles: Roles,
  facts: readonly ColumnFacts[],
  rows: readonly TableRow[],
  isAmountNamed: boolean,
): void {
  findOtherSide(roles, facts, rows, isAmountNamed);
  findBalance(roles, facts, rows, isAmountNamed);
  findAccountColumn(roles, facts, rows);
}

/** Finds the balance among unnamed number columns: the one whose changes are the amounts. */
function findBalance(
  roles: Roles,
  facts: readonly ColumnFacts[],
  rows: readonly TableRow[],
  isAmountNamed: boolean,
): void {
  const amount = roles.indexOf('amount');
  if (amount === -1 || roles.includes('balance') || rows.length < STEPS_MIN) return;
  const free = facts.flatMap((fact, index) =>
    roles[index] == null && fact.isAmounts && !fact.isDates ? [index] : [],
  );
  for (const index of free) {
    const pair = amountWithBalance([amount, index], rows);
    if (!pair || (isAmountNamed && pair.amount !== amount)) continue;
    roles[pair.amount] = 'amount';
    roles[pair.balance] = 'balance';
    return;
  }
}

/**
 * Finds the unnamed other side of a lone debit or credit column, or of an amount column without a name: the number
 * column filled exactly where it is not. Without names, only the balance shows which side is the inflow.
 */
function findOtherSide(
  roles: Roles,
  facts: readonly ColumnFacts[],
  rows: readonly TableRow[],
  isAmountNamed: boolean,
): void {
  const [amount, debit, credit] = [roles.indexOf('amount'), roles.indexOf('debit'), roles.indexOf('credit')];
  const known = Math.max(amount, debit, credit);
  if (known === -1 || (debit !== -1 && credit !== -1) || (amount !== -1 && isAmountNamed)) return;
  const other = facts.findIndex(
    (fact, index) => roles[index] == null && fact.isAmounts && exclusivePair([known, index], rows) !== null,
  );
  if (other === -1) return;
  if (known !== amount) {
    roles[other] = debit === -1 ? 'debit' : 'credit';
    return;
  }
  const balance = roles.indexOf('balance');
  const side = balance === -1 ? null : sideByBalance([known, other], balance, rows);
  roles[known] = side;
  if (side !== null) roles[other] = side === 'debit' ? 'credit' : 'debit';
}

/** Minimum matching rows to accept a balance column as no coincidence. */
const STEPS_MIN = 3;
