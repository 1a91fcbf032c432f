import { type CivilDate, daysBetween, fromDayNumber, toDayNumber } from '../calendar/civil-date.ts';
import type { Chain } from './find-chain.ts';
import { nextDueDay } from './next-date.ts';
import type { PriceHistory } from './price-changes.ts';
import type { PriceChange, StreamClass, StreamStatus } from './stream-types.ts';

/** Status of a stream and its next expected date. */
export interface StreamState {
  readonly status: StreamStatus;
  readonly nextOn: CivilDate | null;
}

/** A price rise is reported for this many days, or for a whole cycle of a less frequent stream. */
const PRICE_RISE_DAYS = 62;

/** Resolves the status and next date of a chain on `asOf`. */
export function resolveStreamState(
  chain: Chain,
  prices: PriceHistory,
  kind: StreamClass,
  asOf: CivilDate,
): StreamState {
  const today = toDayNumber(asOf);
  const due = nextDueDay(chain.charges, chain.cadence);
  const late = today - due;
  const grace = graceDays(chain);
  if (late > daysUntilEnded(chain)) {
    if (mayReturn(chain, today)) return { status: 'paused', nextOn: null };
    const isEnded = kind === 'loan' || kind === 'income' || kind === 'transfer';
    return { status: isEnded ? 'ended' : 'cancelled', nextOn: null };
  }
  const nextOn = fromDayNumber(Math.round(nextDay(chain, today, due, grace)));
  if (late > grace) return { status: 'overdue', nextOn };
  const isRaised = isPriceUp(prices.changes.at(-1), kind, asOf, chain.cadence.period);
  return { status: isRaised ? 'price_up' : 'active', nextOn };
}

/** Days after the due date that do not count as late: weekends, holidays, the stream's own variation. */
function graceDays(chain: Chain): number {
  const { period } = chain.cadence;
  const base = period <= 7 ? 2 : period <= 16 ? 3 : period <= 31 ? 4 : period < 100 ? 6 : 9;
  return Math.max(base, Math.min(period * 0.3, chain.lock * 2.5));
}

/** Days after the due date at which a stream is considered over. */
function daysUntilEnded(chain: Chain): number {
  const { period } = chain.cadence;
  return Math.max(graceDays(chain) + 2, Math.min(45, Math.max(9, period * 0.6)));
}

/** Cycles without a charge after which a paused stream is considered over. */
const PAUSE_CYCLES_MAX = 2.5;

/** True if it has paused for at least two cycles before and the current pause is not longer than that one. */
function mayReturn(chain: Chain, today: number): boolean {
  const longest = Math.max(1, ...chain.cycles);
  const last = chain.charges.at(-1);
  if (!last || longest < 3) return false;
  return today - last.day <= Math.min(longest, PAUSE_CYCLES_MAX) * chain.cadence.period;
}

function nextDay(chain: Chain, today: number, due: number, grace: number): number {
  if (due > today) return due;
  if (today - due <= grace) return today + 1;
  for (let cycles = 2; cycles < 60; cycles += 1) {
    const next = nextDueDay(chain.charges, chain.cadence, cycles);
    if (next > today) return next;
  }
  return today + 1;
}

/** True if a stream's last price change is a recent increase. `period`: days per cycle. */
export function isPriceUp(
  change: PriceChange | undefined,
  kind: StreamClass,
  asOf: CivilDate,
  period: number,
): boolean {
  if (!change || kind === 'income') return false;
  return (
    Math.abs(change.toMinor) > Math.abs(change.fromMinor) &&
    daysBetween(change.on, asOf) <= Math.max(PRICE_RISE_DAYS, period + 10)
  );
}
