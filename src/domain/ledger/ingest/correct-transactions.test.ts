import { describe, expect, it } from 'vitest';
import { userMessage } from '../../messages/user-message.ts';
import { applyCorrections } from './correct-transactions.ts';
import { type IncomingTransaction, type LedgerTransaction, UNSTATED_FIELDS } from './ingest-types.ts';
import { planImport } from './plan-import.ts';
import { fromFile } from './to-reconcile-transaction.ts';

const held = (id: string, isRemoved = false): LedgerTransaction => ({
  id,
  accountId: 'a',
  postedOn: '2026-03-01',
  authorizedOn: null,
  amountMinor: -1000,
  currency: 'USD',
  status: 'posted',
  originalDescription: 'SHOP',
  merchant: 'Shop',
  externalId: `f-${id}`,
  isRemoved,
});

const arriving = (externalId: string): IncomingTransaction => ({
  key: externalId,
  accountId: 'a',
  accountType: 'checking',
  externalId,
  pendingExternalId: null,
  postedOn: '2026-04-20',
  authorizedOn: null,
  amountMinor: -1200,
  currency: 'USD',
  originalDescription: 'SHOP',
  merchant: null,
  isPending: false,
  ...UNSTATED_FIELDS,
  providerCategory: null,
});

describe('corrections of transactions from earlier files', () => {
  const known = new Map([
    ['OLD1', held('1')],
    ['OLD2', held('2')],
    ['OLD3', held('3', true)],
  ]);

  it('update the replaced transaction and remove the deleted one', () => {
    const transactions = [fromFile(arriving('NEW1'))];
    const { verdicts: corrected, deletions } = applyCorrections(
      transactions,
      planImport(transactions, []),
      [
        { externalId: 'OLD1', action: 'replace', replacedBy: 'NEW1' },
        { externalId: 'OLD2', action: 'delete', replacedBy: null },
      ],
      known,
    );
    expect(corrected).toMatchObject([
      { kind: 'update', existingId: '1', what: [userMessage('correctedByBank')] },
    ]);
    expect(deletions.map(({ transaction }) => transaction.id)).toEqual(['2']);
  });

  it('ignore transactions that are unknown, removed or already corrected', () => {
    const transactions = [fromFile(arriving('NEW9'))];
    const verdicts = planImport(transactions, []);
    const result = applyCorrections(
      transactions,
      verdicts,
      [
        { externalId: 'NEVER', action: 'replace', replacedBy: 'NEW9' },
        { externalId: 'OLD3', action: 'delete', replacedBy: null },
      ],
      known,
    );
    expect(result.verdicts).toEqual(verdicts);
    expect(result.deletions).toEqual([]);
  });
});
