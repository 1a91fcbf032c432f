import type { ColumnFacts } from '../column-facts.ts';
import { type ColumnRole, DATE_ROLES, indexesOf, type Roles } from '../column-role.ts';
import { normalizeHeader } from '../header-role.ts';
import { findPostingDateColumn } from './posting-date-column.ts';

/**
 * Chooses one column as posting date: a named posting date, otherwise a plain date, the transaction date, dates under
 * an unknown name, or the value date. The transaction date is kept too; a plain date next to a posting date is the
 * transaction date.
 */
export function chooseDates(roles: Roles, header: readonly string[], facts: readonly ColumnFacts[]): void {
  ignoreCreation(roles, header);
  const datesOf = (index: number): number => facts[index]?.dates ?? 0;
  const filled = (role: ColumnRole): number =>
    indexesOf(roles, role).reduce((best, index) => (datesOf(index) > datesOf(best) ? index : best), -1);
  for (const index of indexesOf(roles, 'postedOn')) if (isRareDate(index, facts)) roles[index] = 'valueOn';
  const order: readonly ColumnRole[] = ['postedOn', 'date', 'authorizedOn', 'valueOn'];
  const first = order.map(filled).find((index) => index !== -1) ?? firstOf(roles, order);
  const alike = indexesOf(roles, 'date').filter((index) => isSameName(header[index], header[first]));
  const named = roles[first] === 'date' ? findPostingDateColumn(alike, facts) : first;
  const isPurchase = roles[named] === 'authorizedOn' && PURCHASE_DATE.test(header[named] ?? '');
  const valueAt = isPurchase ? filled('valueOn') : -1;
  const unknownAt = roles[named] === 'valueOn' ? unknownDates(roles, named, facts) : -1;
  const postedAt = [unknownAt, valueAt, named].find((index) => index !== -1);
  if (postedAt === undefined) return;
  const authorizedAt = (['authorizedOn', 'date'] as const)
    .map((role) => roles.findIndex((each, index) => each === role && index !== postedAt))
    .find((index) => index !== -1);
  roles.forEach((role, index) => {
    if (role !== null && DATE_ROLES.has(role) && index !== postedAt)
      roles[index] = role === 'valueOn' ? role : null;
  });
  roles[postedAt] = 'postedOn';
  if (authorizedAt !== undefined && !sharesDates(facts, postedAt, authorizedAt))
    roles[authorizedAt] = 'authorizedOn';
}

/** Beside a date, the time at which a program recorded the row says nothing about the transaction. */
function ignoreCreation(roles: Roles, header: readonly string[]): void {
  const isCreation = (index: number): boolean =>
    /^(?:date )?created\b/.test(normalizeHeader(header[index] ?? ''));
  const found = indexesOf(roles, 'date');
  if (!found.some((index) => /^(?:date|datum|fecha|data)$/.test(normalizeHeader(header[index] ?? ''))))
    return;
  for (const index of found) if (isCreation(index)) roles[index] = null;
}

/**
 * True for dates in few rows here and there, next to a full date column: those of settlements. Pending rows, which have
 * no posting date, stand together.
 */
function isRareDate(index: number, facts: readonly ColumnFacts[]): boolean {
  const fact = facts[index];
  if (!fact || fact.filled === 0 || fact.filled * 2 >= fact.rows || fact.gaps < 2) return false;
  return facts.some((other, at) => at !== index && other.dates === other.rows);
}

/** Next to value dates only, a full column of dates under an unknown name holds the posting dates; or -1. */
function unknownDates(roles: Roles, valueAt: number, facts: readonly ColumnFacts[]): number {
  const least = facts[valueAt]?.dates ?? 0;
  return roles.findIndex((role, index) => role === null && (facts[index]?.dates ?? 0) >= Math.max(least, 1));
}

/** Two headers with the same text (`Date`, `Date 2`). */
function isSameName(a = '', b = ''): boolean {
  const [first, second] = [a, b].map((text) => normalizeHeader(text).replace(/ ?\d$/, ''));
  return first === second;
}

/** A purchase date; next to it, even a value date is closer to the posting date. */
const PURCHASE_DATE = /beleg|kauf|purchase|achat|compra|acquisto|aankoop|k[øö]p/i;

/** True for two columns with the same dates in different notation (`Date`, `Date Time`); one is redundant. */
function sharesDates(facts: readonly ColumnFacts[], a: number, b: number): boolean {
  if ((facts[a]?.filled ?? 0) < (facts[b]?.filled ?? 0)) return false;
  const days = (index: number): string[] =>
    [...(facts[index]?.distinct ?? [])].map((text) => text.slice(0, 10));
  const [first, second] = [days(a), days(b)];
  return (
    first.some((text) => text.length === 10) &&
    first.every((text, index) => second[index] === text) &&
    [...(facts[a]?.distinct ?? [])].join() !== [...(facts[b]?.distinct ?? [])].join()
  );
}

function firstOf(roles: Roles, order: readonly ColumnRole[]): number {
  return order.map((role) => roles.indexOf(role)).find((index) => index !== -1) ?? -1;
}
