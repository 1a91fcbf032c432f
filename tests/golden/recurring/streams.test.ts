import { describe, expect, it } from 'vitest';
import { pairTransfers } from '#domain/ledger/transfers/pair-transfers.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import { buildHousehold } from './household.ts';
import { newTally, scoreStreams } from './score-streams.ts';

const SEEDS = [201, 202, 203, 204, 205, 206, 207, 208];

describe('streams of eight households of five years', () => {
  it.each([
    ['with an aggregator’s merchant names', true],
    ['from bank text alone', false],
  ])('are detected with their dates and prices, %s', (_name, hasMerchants) => {
    const tally = newTally();
    let spentMs = 0;
    for (const seed of SEEDS) {
      const home = buildHousehold(seed, hasMerchants);
      const transfers = pairTransfers(home);
      const begun = performance.now();
      const streams = detectStreams({ ...home, transfers });
      spentMs += performance.now() - begun;
      scoreStreams(home, streams, tally);
    }
    const measured = {
      precision: tally.right / tally.found,
      recall: tally.matched / tally.wanted,
      cadence: tally.cadenceRight / tally.matched,
      next: tally.nextRight / tally.nextAsked,
      rises: tally.risesFound / tally.rises,
      linked: tally.transactionsLinked / tally.rows,
    };
    const lines = Object.entries(measured).map(([name, value]) => `${name} ${value.toFixed(4)}`);
    console.info(
      `streams: ${lines.join(' ')} false rises ${tally.falseRises} stale ${tally.stale} of ` +
        `${tally.wanted}; ${Math.round(spentMs / SEEDS.length)} ms a household`,
    );
    expect(measured.precision).toBeGreaterThanOrEqual(0.98);
    expect(measured.recall).toBeGreaterThanOrEqual(0.98);
    expect(measured.cadence).toBeGreaterThanOrEqual(0.99);
    expect(measured.next).toBeGreaterThanOrEqual(0.97);
    expect(measured.rises).toBeGreaterThanOrEqual(0.98);
    expect(measured.linked).toBeGreaterThanOrEqual(0.97);
    expect(tally.stale).toBe(0);
  });
});
