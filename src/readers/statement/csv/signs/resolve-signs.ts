import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { computeBalanceSteps, findBalanceOrder, isBalanceBefore } from '../balance-order.ts';
import type { DraftRow } from '../draft-row.ts';
import { normalizeHeader } from '../header-role.ts';
import { expectedSign, signEvidence, typeSign } from './sign-evidence.ts';

/** Signed amounts of a table's rows by index, with warnings about how they were resolved. */
export interface ResolvedSigns {
  readonly amounts: readonly number[];
  readonly warnings: readonly StatementWarning[];
  /** True when the table proved to be a card export with positive purchases. */
  readonly isFlipped: boolean;
}

/** What the headers state about a separate fee column. */
export interface FeeHabits {
  /** True for a merchant's payouts, whose amounts are kept as written. */
  readonly hasSalesHeader: boolean;
  /** True when the amount excludes the fee, so both left the account. */
  readonly isBeforeFees: boolean;
}

/**
 * Resolves which amounts are outflows: from debit and credit columns, a direction column, written signs, balance
 * changes, or texts, in this order of precedence.
 */
export function resolveSigns(
  rows: readonly DraftRow[],
  hasCardHeader: boolean,
  { hasSalesHeader, isBeforeFees }: FeeHabits = { hasSalesHeader: false, isBeforeFees: false },
): ResolvedSigns {
  if (hasSalesHeader) return plain(rows.map((row) => row.amountMinor));
  const settled = settle(rows, hasCardHeader);
  return rows.some((row) => row.feeMinor > 0) ? withFees(rows, settled, isBeforeFees) : settled;
}

/** True for outflows and inflows in two columns, if neither balances nor texts show which is which. */
export function areSidesGuessed(rows: readonly DraftRow[], amounts: readonly number[]): boolean {
  if (
    !rows.some(({ debitMinor }) => debitMinor !== null) ||
    !rows.some(({ creditMinor }) => creditMinor !== null)
  )
    return false;
  const order = findBalanceOrder(rows, amounts);
  return (order === null || order.isFlipped) && signEvidence(rows, amounts, false) !== 'normal';
}

/**
 * A fee column is part of the amount if the balance column shows that it left the account too, or if it holds the only
 * amount of another row.
 */
function withFees(rows: readonly DraftRow[], signed: ResolvedSigns, isBeforeFees: boolean): ResolvedSigns {
  const settled = {
    ...signed,
    amounts: signed.amounts.map((amount, index) => (rows[index]?.isFee ? -rows[index].feeMinor : amount)),
  };
  const amounts = settled.amounts.map((amount, index) =>
    rows[index]?.isFee ? amount : amount - (rows[index]?.feeMinor ?? 0),
  );
  const matched = findBalanceOrder(rows, settled.amounts)?.matched ?? 0;
  const matchedWithFees = findBalanceOrder(rows, amounts)?.matched ?? 0;
  const isApart = isBeforeFees || rows.some(({ isFee }) => isFee);
  if (matchedWithFees < matched) return settled;
  if (matchedWithFees === matched && !isApart)
    return matched > 0 ? settled : withWarning(settled, 'feesExcluded');
  return withWarning({ ...settled, amounts }, 'feesIncluded');
}

function withWarning(signs: ResolvedSigns, code: 'feesIncluded' | 'feesExcluded'): ResolvedSigns {
  return { ...signs, warnings: [...signs.warnings, { code, values: {} }] };
}

function settle(rows: readonly DraftRow[], hasCardHeader: boolean): ResolvedSigns {
  if (rows.some((row) => row.debitMinor !== null || row.creditMinor !== null))
    return plain(amountsOfSides(rows));
  if (rows.some((row) => row.direction !== null)) return plain(fromDirections(rows));
  if (rows.some((row) => row.writtenSign === -1 && row.amountMinor !== 0))
    return fromSigned(rows, hasCardHeader);
  if (rows.some((row) => row.writtenSign === 1) && rows.some((row) => row.writtenSign === 0))
    return plain(rows.map((row) => (row.writtenSign === 1 ? row.amountMinor : -row.amountMinor || 0)));
  return fromUnsigned(rows, hasCardHeader);
}

function plain(amounts: readonly number[]): ResolvedSigns {
  return { amounts, warnings: [], isFlipped: false };
}

/**
 * Debit and credit columns. A column writes its amounts all positive or all negative; in a mixed column, the rarer sign
 * marks a reversal. On a tie, signs next to the other column are ignored; without it, they mark reversals.
 */
export function amountsOfSides(rows: readonly DraftRow[]): number[] {
  const hasBoth = rows.some((row) => row.debitMinor !== null) && rows.some((row) => row.creditMinor !== null);
  const alone = hasBoth ? 0 : 1;
  const debitSign = usualSign(rows.map((row) => row.debitMinor)) || alone;
  const creditSign = usualSign(rows.map((row) => row.creditMinor)) || alone;
  return rows.map((row) => {
    const debit = oriented(row.debitMinor ?? 0, debitSign);
    const credit = oriented(row.creditMinor ?? 0, creditSign);
    return credit - debit;
  });
}

/** The usual sign of a column's amounts; 0 on a tie. */
function usualSign(values: readonly (number | null)[]): -1 | 0 | 1 {
  let balance = 0;
  for (const value of values) balance += Math.sign(value ?? 0);
  return balance === 0 ? 0 : balance > 0 ? 1 : -1;
}

function oriented(value: number, usual: -1 | 0 | 1): number {
  if (usual === 0) return Math.abs(value);
  return value === 0 ? 0 : value * usual;
}

/**
 * A direction column signs unsigned amounts. Debits may be written negative, and on some cards credits are; in each
 * direction the rarer sign marks a reversal.
 */
function fromDirections(rows: readonly DraftRow[]): number[] {
  const amountsOf = (direction: -1 | 1): number[] =>
    rows.flatMap((row) => (row.direction === direction ? row.amountMinor : []));
  const [debitSign, creditSign] = [usualSign(amountsOf(-1)) || 1, usualSign(amountsOf(1)) || 1];
  // A constant mark (`c` for cleared) does not outweigh a written minus.
  if (creditSign === -1 && amountsOf(-1).length === 0) return rows.map((row) => row.amountMinor);
  const unmarked = signOfUnmarked(rows);
  return rows.map((row) => {
    if (row.direction === null) return row.amountMinor * unmarked || 0;
    return (row.direction === -1 ? -row.amountMinor * debitSign : row.amountMinor * creditSign) || 0;
  });
}

/** If only credits are marked and nothing has a sign, the other rows are debits. */
function signOfUnmarked(rows: readonly DraftRow[]): 1 | -1 {
  return rows.every((row) => row.direction !== -1 && row.writtenSign === 0) ? -1 : 1;
}

/** Written signs are kept unless texts or balances prove them inverted. */
function fromSigned(rows: readonly DraftRow[], hasCardHeader: boolean): ResolvedSigns {
  const amounts = rows.map((row) => row.amountMinor);
  const evidence = signEvidence(rows, amounts, hasCardHeader);
  if (evidence === 'inverse' && (hasCardHeader || !areAllSigned(rows)))
    return flipped(amounts, 'paymentsNegative');
  if (evidence === 'open') {
    const order = findBalanceOrder(rows, amounts);
    if (order?.isFlipped && !hasCardHeader && !isBalanceBefore(order, rows))
      return flipped(amounts, 'balanceColumn');
    if (order === null && isMostlyPositive(amounts, hasCardHeader)) return uncertain(amounts);
  }
  return hasCardHeader && isMostlyPositive(amounts, true) ? uncertain(amounts) : plain(amounts);
}

/** A plus before every inflow: signs written on purpose, which only a card turns around. */
function areAllSigned(rows: readonly DraftRow[]): boolean {
  const moved = rows.filter(({ amountMinor }) => amountMinor !== 0);
  return (
    moved.some(({ writtenSign }) => writtenSign === 1) && moved.every(({ writtenSign }) => writtenSign !== 0)
  );
}

function uncertain(amounts: readonly number[]): ResolvedSigns {
  return { ...plain(amounts), warnings: [{ code: 'signsUncertain', values: {} }] };
}

/** More inflows than outflows in at least three rows, or as many on a card: usual only for a card's purchases. */
function isMostlyPositive(amounts: readonly number[], isCard: boolean): boolean {
  const moved = amounts.filter((amount) => amount !== 0);
  const inflows = moved.filter((amount) => amount > 0).length;
  return inflows * 2 > moved.length ? moved.length >= 3 || isCard : isCard && inflows * 2 === moved.length;
}

type FlipReason = StatementWarning<'signsFlipped'>['values']['because'];

/** Amounts of a ledger whose debits are inflows. */
export function turnedSides(rows: readonly DraftRow[]): ResolvedSigns {
  return { ...flipped(amountsOfSides(rows), 'balanceColumn'), isFlipped: false };
}

function flipped(amounts: readonly number[], because: FlipReason): ResolvedSigns {
  return {
    amounts: amounts.map((amount) => -amount || 0),
    warnings: [{ code: 'signsFlipped', values: { because } }],
    isFlipped: true,
  };
}

/** Without any sign, balance changes decide row by row, otherwise the texts. */
function fromUnsigned(rows: readonly DraftRow[], hasCardHeader: boolean): ResolvedSigns {
  const stepped = fromSteps(rows);
  if (stepped) return stepped;
  const typed = fromTypes(rows);
  if (typed) return typed;
  const amounts = rows.map((row) => row.amountMinor);
  const evidence = signEvidence(rows, amounts, hasCardHeader);
  if (evidence === 'inverse') return withInflows(flipped(amounts, 'purchaseTexts'), rows);
  const isDoubtful = rows.length > 0 && !rows.every(isInflowText);
  return {
    amounts,
    warnings: isDoubtful ? [{ code: 'signsMissing', values: {} }] : [],
    isFlipped: false,
  };
}

/** Among unsigned purchases, rows whose text is an inflow (`PAYROLL`, `REFUND`) are inflows. */
function withInflows(signs: ResolvedSigns, rows: readonly DraftRow[]): ResolvedSigns {
  const amounts = signs.amounts.map((amount, index) =>
    rows[index] && isInflowText(rows[index]) ? Math.abs(amount) : amount,
  );
  return { ...signs, amounts };
}

function isInflowText({ words: text }: DraftRow): boolean {
  return expectedSign(normalizeHeader(text)) === 1;
}

/** A type column that implies the sign of nearly every row (`Card Purchase`, `Card Refund`). */
function fromTypes(rows: readonly DraftRow[]): ResolvedSigns | null {
  const isBank = rows.some((row) => BANK_TYPE.test(row.type));
  const signs = rows.map((row) => (isBank && BANK_PAYMENT.test(row.type) ? -1 : typeSign(row.type)));
  if (!signs.includes(-1) || !signs.includes(1) || count(signs) < rows.length * TYPED_SHARE) return null;
  return plain(rows.map((row, index) => row.amountMinor * (signs[index] || -1) || 0));
}

const TYPED_SHARE = 0.9;

/** Deposits and withdrawals indicate a bank account, where payments go out; on a card, payments come in. */
const BANK_TYPE = /^(?:.{0,12} )?(?:deposit|withdrawal)$/i;
const BANK_PAYMENT = /^(?:bill )?payments?$/i;

function fromSteps(rows: readonly DraftRow[]): ResolvedSigns | null {
  const best = (['rising', 'falling'] as const)
    .map((order) => ({ order, signs: stepSigns(rows, order) }))
    .sort((a, b) => count(b.signs) - count(a.signs))[0];
  if (!best || count(best.signs) < Math.max(1, (rows.length - 1) * 0.7)) return null;
  const isOut =
    best.signs.filter((sign) => sign === -1).length >= best.signs.filter((sign) => sign === 1).length;
  const amounts = rows.map(
    (row, index) => row.amountMinor * (best.signs[index] || fallbackSign(row, isOut)) || 0,
  );
  return {
    amounts,
    warnings: [{ code: 'signsFromBalance', values: {} }],
    isFlipped: false,
  };
}

function fallbackSign(row: DraftRow, isOut: boolean): 1 | -1 {
  if (row.balanceMinor !== null && row.balanceBeforeMinor !== null)
    return row.balanceMinor < row.balanceBeforeMinor ? -1 : 1;
  const evidence = signEvidence([row], [row.amountMinor], false);
  if (evidence === 'normal') return 1;
  return evidence === 'inverse' || isOut ? -1 : 1;
}

function count(signs: readonly number[]): number {
  return signs.filter((sign) => sign !== 0).length;
}

/** For each row, the sign with which its amount produces the balance change, or 0. */
function stepSigns(rows: readonly DraftRow[], order: 'rising' | 'falling'): (-1 | 0 | 1)[] {
  const signs: (-1 | 0 | 1)[] = rows.map(() => 0);
  for (const step of computeBalanceSteps(rows, order)) {
    const amount = rows[step.index]?.amountMinor ?? 0;
    if (step.change === amount) signs[step.index] = 1;
    else if (step.change === -amount) signs[step.index] = -1;
  }
  return signs;
}
