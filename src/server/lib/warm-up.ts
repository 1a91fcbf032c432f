import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';
import { UNSTATED_FIELDS } from '#domain/ledger/ingest/ingest-types.ts';

/** Describes a transaction, so that no request waits about 70 ms while the expressions for it are compiled. */
export function warmUp(): void {
  describeTransaction({
    ...UNSTATED_FIELDS,
    ...{ key: '', accountId: '', accountType: 'checking', externalId: null, pendingExternalId: null },
    ...{ postedOn: '2000-01-01', authorizedOn: null, amountMinor: -100, currency: 'USD' },
    ...{ originalDescription: 'SHOP 1', merchant: null, isPending: false, providerCategory: null },
  });
}
