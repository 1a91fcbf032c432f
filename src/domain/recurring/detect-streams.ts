import { RateCurve } from '../ledger/transfers/rate-curve.ts';
import { findGroupStreams } from './find-group-streams.ts';
import { groupCharges } from './group-charges.ts';
import { stitchChains } from './stitch-chains.ts';
import type { RecurringInput, Stream } from './stream-types.ts';
import { toStream } from './to-stream.ts';
import { groupByCounterpart, splitTransfers } from './transfer-charges.ts';
import { detectTrials } from './trial-streams.ts';

/**
 * Detects the recurring streams of a household: transactions of one account and direction that repeat. Transfers
 * between own accounts form streams of class `transfer` (`loan` if the other account is a loan) and are excluded from
 * all others. Transactions after `asOf` are ignored. Sorted by confidence, highest first.
 */
export function detectStreams(input: RecurringInput): Stream[] {
  const rates = new RateCurve(input.rates);
  const { inflow, outflow, transfers } = splitTransfers(input);
  const streams: (Stream | null)[] = [];
  for (const [direction, charges] of [
    ['outflow', outflow],
    ['inflow', inflow],
  ] as const) {
    const groups = groupCharges(charges).filter((group) => group.charges.length > 1);
    for (const found of stitchChains(groups.flatMap((group) => findGroupStreams(group, direction))))
      streams.push(toStream(found, { direction, fixedClass: null }, rates, input.asOf));
  }
  streams.push(...detectTrials(outflow, input.asOf));
  for (const { fixedClass, group } of groupByCounterpart(transfers)) {
    for (const found of findGroupStreams(group, 'outflow'))
      streams.push(toStream(found, { direction: 'outflow', fixedClass }, rates, input.asOf));
  }
  return streams.filter((stream) => stream !== null).sort((a, b) => b.confidence - a.confidence);
}
