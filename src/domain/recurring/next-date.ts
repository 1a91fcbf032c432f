import { anchorDay, anchorDistance, bestDom, bestDomPair, type Cadence, domDistance } from './cadence.ts';
import type { Charge } from './charge.ts';

/** Charges that tell the present anchor: a stream may have moved its day long ago. */
const RECENT = 7;

/** The day (number) on which the charge after the last one is due. */
export function dueAfter(charges: readonly Charge[], cadence: Cadence, cycles = 1): number {
  const last = charges.at(-1);
  if (!last) return 0;
  const recent = charges.slice(-RECENT);
  return offWeekend(nominalAfter(recent, last, cadence, cycles), charges, cadence);
}

function nominalAfter(recent: readonly Charge[], last: Charge, cadence: Cadence, cycles: number): number {
  if (cadence.months > 0) {
    const dom = settledDom(recent);
    return anchorDay(slotOf(last, dom) + cadence.months * cycles, dom);
  }
  if (cadence.frequency === 'semimonthly') return semimonthlyAfter(recent, last, cycles);
  const off = anchorDistance(recent, cadence)(last);
  return last.day - (Math.abs(off) <= cadence.lockSlack ? off : 0) + cadence.period * cycles;
}

/** The anchor of the latest charges; where the last three agree on another day, theirs. */
function settledDom(recent: readonly Charge[]): number {
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
  slots.forEach((slot, at) => {
    if (Math.abs(slot - last.day) < Math.abs((slots[nearest] ?? 0) - last.day)) nearest = at;
  });
  return slots[nearest + cycles] ?? last.day + 15 * cycles;
}

/**
 * Moves a due day off the weekend where the stream is never booked on one: to the side on which its own
 * charges landed when their day fell on a weekend, else to the next working day.
 */
function offWeekend(day: number, charges: readonly Charge[], cadence: Cadence): number {
  const weekday = weekdayAt(day);
  if (weekday !== 0 && weekday !== 6) return day;
  if (charges.length < 5 || charges.some((charge) => charge.weekday === 0 || charge.weekday === 6))
    return day;
  const back = weekday === 6 ? 1 : 2;
  return lean(charges, cadence) < 0 ? day - back : day + 3 - back;
}

/** Below zero when the charges come before a weekend rather than after it. */
function lean(charges: readonly Charge[], cadence: Cadence): number {
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
