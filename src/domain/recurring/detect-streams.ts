import { RateCurve } from '../ledger/transfers/rate-curve.ts';
import { chainsOf } from './chains-of-group.ts';
import { groupCharges } from './group-charges.ts';
import { stitchChains } from './stitch-chains.ts';
import type { RecurringInput, Stream } from './stream-types.ts';
import { toStream } from './to-stream.ts';
import { groupByCounterpart, splitTransfers } from './transfer-charges.ts';
import { trialStreams } from './trial-streams.ts';

/**
 * Finds the streams of a household: transactions of one account and direction that repeat. Transfers between own
 * accounts make streams of class `transfer` (`loan` when the other account is a loan) and take no part
 * elsewhere. Transactions after `asOf` are ignored. Surest first.
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
    for (const found of stitchChains(groups.flatMap((group) => chainsOf(group, direction))))
      streams.push(toStream(found, { direction, fixedClass: null }, rates, input.asOf));
  }
  streams.push(...trialStreams(outflow, input.asOf));
  for (const { fixedClass, group } of groupByCounterpart(transfers)) {
    for (const found of chainsOf(group, 'outflow'))
      streams.push(toStream(found, { direction: 'outflow', fixedClass }, rates, input.asOf));
  }
  return streams.filter((stream) => stream !== null).sort((a, b) => b.confidence - a.confidence);
}
