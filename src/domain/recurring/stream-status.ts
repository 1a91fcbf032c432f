import { type CivilDate, daysBetween, fromDayNumber, toDayNumber } from '../calendar/civil-date.ts';
import type { Chain } from './find-chain.ts';
import { dueAfter } from './next-date.ts';
import type { PriceHistory } from './price-changes.ts';
import type { StreamClass, StreamStatus } from './stream-types.ts';

/** The state of a stream and when it is next expected. */
export interface Standing {
  readonly status: StreamStatus;
  readonly nextOn: CivilDate | null;
}

/** A price rise is news for two months, or for a whole cycle of a rarer stream. */
const NEWS_DAYS = 62;

/** Status and next date of a chain on the day of asking. */
export function standing(chain: Chain, prices: PriceHistory, kind: StreamClass, asOf: CivilDate): Standing {
  const today = toDayNumber(asOf);
  const due = dueAfter(chain.charges, chain.cadence);
  const late = today - due;
  const patience = patienceOf(chain);
  if (late > lifeAfterDue(chain)) {
    if (mayReturn(chain, today)) return { status: 'paused', nextOn: null };
    const isEnded = kind === 'loan' || kind === 'income' || kind === 'transfer';
    return { status: isEnded ? 'ended' : 'cancelled', nextOn: null };
  }
  const nextOn = fromDayNumber(Math.round(nextDay(chain, today, due, patience)));
  if (late > patience) return { status: 'overdue', nextOn };
  if (prices.introCount > 0 && prices.introCount === chain.charges.length) return { status: 'trial', nextOn };
  return { status: isDearer(prices, kind, asOf, chain) ? 'price_up' : 'active', nextOn };
}

/** Days after the due day that mean nothing: weekends, holidays, the stream's own habit. */
function patienceOf(chain: Chain): number {
  const { period } = chain.cadence;
  const base = period <= 7 ? 2 : period <= 16 ? 3 : period <= 31 ? 4 : period < 100 ? 6 : 9;
  return Math.max(base, Math.min(period * 0.3, chain.lock * 2.5));
}

/** Days after the due day at which a stream is taken to be over. */
function lifeAfterDue(chain: Chain): number {
  const { period } = chain.cadence;
  return Math.max(patienceOf(chain) + 2, Math.min(45, Math.max(9, period * 0.6)));
}

/** Cycles without a charge after which nobody waits for a paused stream any more. */
const PAUSE_CYCLES_MAX = 2.5;

/** It has paused for at least two cycles before, and this pause is no longer than that one. */
function mayReturn(chain: Chain, today: number): boolean {
  const longest = Math.max(1, ...chain.cycles);
  const last = chain.charges.at(-1);
  if (!last || longest < 3) return false;
  return today - last.day <= Math.min(longest, PAUSE_CYCLES_MAX) * chain.cadence.period;
}

function nextDay(chain: Chain, today: number, due: number, patience: number): number {
  if (due > today) return due;
  if (today - due <= patience) return today + 1;
  for (let cycles = 2; cycles < 60; cycles += 1) {
    const next = dueAfter(chain.charges, chain.cadence, cycles);
    if (next > today) return next;
  }
  return today + 1;
}

function isDearer(prices: PriceHistory, kind: StreamClass, asOf: CivilDate, chain: Chain): boolean {
  const change = prices.changes.at(-1);
  if (!change || kind === 'income') return false;
  const since = daysBetween(change.on, asOf);
  return (
    Math.abs(change.toMinor) > Math.abs(change.fromMinor) &&
    since <= Math.max(NEWS_DAYS, chain.cadence.period + 10)
  );
}
