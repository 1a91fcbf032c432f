import { describe, expect, it } from 'vitest';
import { pairTransfers } from '#domain/ledger/transfers/pair-transfers.ts';
import { TRANSFER_AUTO_FROM } from '#domain/ledger/transfers/transfer-types.ts';
import { buildHousehold } from './household.ts';

describe('transfers of eight households of five years', () => {
  it('are paired automatically only if they are transfers, and nearly all of them', () => {
    let auto = 0;
    let autoRight = 0;
    let wanted = 0;
    let found = 0;
    let cross = 0;
    let crossFound = 0;
    for (let seed = 201; seed <= 208; seed += 1) {
      const home = buildHousehold(seed, seed % 2 === 0);
      const rows = new Set(home.transfers.flatMap(({ outflowId, inflowId }) => [outflowId, inflowId]));
      const pairs = pairTransfers(home);
      const sure = pairs.filter(({ confidence }) => confidence >= TRANSFER_AUTO_FROM);
      const used = sure.flatMap(({ outflowId, inflowId }) => [outflowId, inflowId]);
      expect(new Set(used).size).toBe(used.length);
      auto += used.length;
      autoRight += used.filter((id) => rows.has(id)).length;
      wanted += rows.size;
      found += [...rows].filter((id) => used.includes(id)).length;
      const told = new Set(pairs.map(({ outflowId, inflowId }) => `${outflowId} ${inflowId}`));
      const abroad = home.transfers.filter(({ crossCurrency }) => crossCurrency);
      cross += abroad.length;
      crossFound += abroad.filter(({ outflowId, inflowId }) => told.has(`${outflowId} ${inflowId}`)).length;
    }
    const measured = { precision: autoRight / auto, recall: found / wanted, cross: crossFound / cross };
    console.info(
      `transfers: row precision ${measured.precision.toFixed(4)} recall ${measured.recall.toFixed(4)} of ` +
        `${wanted}, other currency ${measured.cross.toFixed(4)} of ${cross}`,
    );
    expect(measured.precision).toBeGreaterThanOrEqual(0.998);
    expect(measured.recall).toBeGreaterThanOrEqual(0.998);
    expect(measured.cross).toBeGreaterThanOrEqual(0.98);
  });
});
