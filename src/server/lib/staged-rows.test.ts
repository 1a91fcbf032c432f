import { expect, it } from 'vitest';
import type { StatementFile, StatementTransaction } from '#readers/statement/statement-file.ts';
import { CHUNK_ROWS, pack, readChunk, stageFile, unpack } from './staged-rows.ts';

function entry(at: number): StatementTransaction {
  return {
    line: at + 10,
    postedOn: `2026-0${1 + (at % 9)}-15`,
    authorizedOn: at % 3 === 0 ? '2026-01-14' : null,
    amountMinor: at % 2 === 0 ? -at - 1 : at,
    currency: at % 7 === 0 ? 'EUR' : null,
    description: `SHOP ${at}`,
    memo: at % 5 === 0 ? 'café' : null,
    externalId: at % 4 === 0 ? null : `id-${at}`,
    checkNumber: null,
    pending: at % 11 === 0,
  };
}

it('gives every row of a file back as it was read, in its order, however many chunks they fill', () => {
  const transactions = Array.from({ length: 2 * CHUNK_ROWS + 7 }, (_, at) => entry(at));
  const account = {
    accountId: '12345678',
    bankId: null,
    accountType: null,
    currency: null,
    ledgerBalance: null,
    openingBalance: null,
    transactions,
    corrections: [],
  };
  const file: StatementFile = { format: 'ofx', accounts: [account], errors: [], warnings: [] };
  const [staged] = unpack(pack(stageFile(file, 'USD')));
  if (!staged) throw new Error('no account came back');
  expect(staged.chunks).toHaveLength(3);
  const rows = staged.chunks.flatMap((_, at) => readChunk(staged, at));
  expect(rows).toEqual(
    transactions.map((row, at) => ({
      key: String(at),
      line: row.line,
      accountId: '',
      accountType: 'other',
      merchant: null,
      pendingExternalId: null,
      providerCategory: null,
      externalId: row.externalId,
      postedOn: row.postedOn,
      authorizedOn: row.authorizedOn,
      amountMinor: row.amountMinor,
      currency: row.currency ?? 'USD',
      originalDescription: row.memo === null ? row.description : `${row.description} ${row.memo}`,
      isPending: row.pending,
    })),
  );
  const own = rows.filter((row) => row.currency === 'USD');
  expect(staged).toMatchObject({
    rowCount: transactions.length,
    span: { from: '2026-01-15', to: '2026-09-15' },
    netMinor: own.reduce((sum, row) => sum + row.amountMinor, 0),
  });
});
