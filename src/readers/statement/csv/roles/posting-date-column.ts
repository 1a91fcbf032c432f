import { toDayNumber } from '#domain/calendar/civil-date.ts';
import { decideDateOrder, readDate, type ScannedDate } from '../../values/date-text.ts';
import type { ColumnFacts } from '../column-facts.ts';

/**
 * Chooses the posting date among indistinguishable date columns. Banks list rows in posting order, so it is the column
 * that changes direction less often; if both are in order, the one that is never earlier, because posting follows the
 * purchase; otherwise the first.
 */
export function findPostingDateColumn(columns: readonly number[], facts: readonly ColumnFacts[]): number {
  const filled = columns.filter((index) => {
    const fact = facts[index];
    return fact !== undefined && fact.dates > 0 && fact.dates === fact.filled;
  });
  const [first = columns[0] ?? -1, second] = filled;
  if (second === undefined) return first;
  const [a, b] = [first, second].map((index) => dayNumbers(facts[index]?.days ?? []));
  if (!a || !b || a.length !== b.length) return first;
  const [turnsOfFirst, turnsOfSecond] = [countTurns(a), countTurns(b)];
  if (turnsOfFirst !== turnsOfSecond) return turnsOfFirst < turnsOfSecond ? first : second;
  return a.some((day, row) => day < (b[row] ?? day)) && a.every((day, row) => day <= (b[row] ?? day))
    ? second
    : first;
}

function dayNumbers(days: readonly ScannedDate[]): number[] {
  const { order } = decideDateOrder(days, 'dmy');
  return days.flatMap((day) => {
    const date = readDate(day, order);
    return date === null ? [] : [toDayNumber(date)];
  });
}

/** Number of times the dates run against their main direction. */
function countTurns(days: readonly number[]): number {
  let [up, down] = [0, 0];
  days.forEach((day, row) => {
    const before = days[row - 1] ?? day;
    if (day > before) up += 1;
    if (day < before) down += 1;
  });
  return Math.min(up, down);
}
