import { anchorDay, anchorDistance, bestDom, bestDomPair, type Cadence, domDistance } from './cadence.ts';
import type { Charge } from './charge.ts';

/** Number of recent charges that determine the current anchor; the stream may have changed its day earlier. */
const RECENT = 7;

/** Returns the day number on which the next charge is due, `cycles` after the last one. */
export function nextDueDay(charges: readonly Charge[], cadence: Cadence, cycles = 1): number {
  const last = charges.at(-1);
  if (!last) return 0;
  const recent = charges.slice(-RECENT);
  return moveOffWeekend(nominalAfter(recent, last, cadence, cycles), charges, cadence);
}

function nominalAfter(recent: readonly Charge[], last: Charge, cadence: Cadence, cycles: number): number {
  if (cadence.months > 0) {
    const dom = currentDom(recent);
    return anchorDay(slotOf(last, dom) + cadence.months * cycles, dom);
  }
  if (cadence.frequency === 'semimonthly') return semimonthlyAfter(recent, last, cycles);
  const off = anchorDistance(recent, cadence)(last);
  return last.day - (Math.abs(off) <= cadence.lockSlack ? off : 0) + cadence.period * cycles;
}

/** The anchor of the recent charges; if the last three agree on another day, that one. */
function currentDom(recent: readonly Charge[]): number {
  const dom = bestDom(recent);
  const tail = recent.slice(-3);
  if (tail.length === 3 && tail.every((charge) => Math.abs(domDistance(charge, dom)) > 2.5))
    return bestDom(tail);
  return dom;
}

function slotOf(charge: Charge, dom: number): number {
  let best = charge.month;
  let least = Number.POSITIVE_INFINITY;
  for (let month = charge.month - 1; month <= charge.month + 1; month += 1) {
    const off = Math.abs(charge.day - anchorDay(month, dom));
    if (off < least) {
      least = off;
      best = month;
    }
  }
  return best;
}

function semimonthlyAfter(recent: readonly Charge[], last: Charge, cycles: number): number {
  const doms = bestDomPair(recent);
  const slots: number[] = [];
  for (let month = last.month - 1; month <= last.month + 1 + cycles; month += 1) {
    for (const dom of doms) slots.push(anchorDay(month, dom));
  }
  slots.sort((a, b) => a - b);
  let nearest = 0;
  slots.forEach((slot, index) => {
    if (Math.abs(slot - last.day) < Math.abs((slots[nearest] ?? 0) - last.day)) nearest = index;
  });
  return slots[nearest + cycles] ?? last.day + 15 * cycles;
}

/**
 * Moves a due day off the weekend if the stream never posts on one: in the direction its own charges moved when their
 * day fell on a weekend, else to the next business day.
 */
function moveOffWeekend(day: number, charges: readonly Charge[], cadence: Cadence): number {
  const weekday = weekdayAt(day);
  if (weekday !== 0 && weekday !== 6) return day;
  if (charges.length < 5 || charges.some((charge) => charge.weekday === 0 || charge.weekday === 6))
    return day;
  const back = weekday === 6 ? 1 : 2;
  return weekendShift(charges, cadence) < 0 ? day - back : day + 3 - back;
}

/** Negative if charges post before a weekend rather than after it. */
function weekendShift(charges: readonly Charge[], cadence: Cadence): number {
  const mondays = charges.filter((charge) => charge.weekday === 1).length;
  const fridays = charges.filter((charge) => charge.weekday === 5).length;
  let sum = (mondays - fridays) * 0.5;
  if (cadence.months === 0 && cadence.frequency !== 'semimonthly') return sum;
  const doms = cadence.months > 0 ? [bestDom(charges)] : bestDomPair(charges);
  for (const charge of charges) {
    for (const dom of doms) {
      for (let month = charge.month - 1; month <= charge.month + 1; month += 1) {
        const due = anchorDay(month, dom);
        const weekday = weekdayAt(due);
        if ((weekday !== 0 && weekday !== 6) || Math.abs(charge.day - due) > 2) continue;
        sum += Math.sign(charge.day - due);
      }
    }
  }
  return sum;
}

function weekdayAt(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
