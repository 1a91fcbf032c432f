import type { LedgerTransaction } from '../household/types.ts';

export type ScriptedTransactionFields = Pick<
  LedgerTransaction,
  'id' | 'accountId' | 'amountMinor' | 'authorizedOn' | 'description'
> &
  Partial<LedgerTransaction>;

/** Creates a scripted transaction with the given fields and defaults. */
export function newScriptedTransaction(fields: ScriptedTransactionFields): LedgerTransaction {
  return {
    currency: 'USD',
    authorizedAt: null,
    postedOn: fields.authorizedOn,
    releasedOn: null,
    pendingAs: { amountMinor: fields.amountMinor, description: fields.description, linked: true },
    name: fields.description,
    merchantName: null,
    website: null,
    categoryPrimary: 'OTHER',
    categoryDetailed: 'OTHER_OTHER',
    channel: 'other',
    counterparty: 'merchant',
    via: null,
    city: null,
    region: null,
    checkNumber: null,
    streamKey: null,
    transferId: null,
    purchaseId: null,
    ...fields,
  };
}
