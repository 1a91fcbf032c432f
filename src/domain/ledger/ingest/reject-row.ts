import { isCivilDate } from '../../calendar/civil-date.ts';
import type { IncomingRow, RejectedRow } from './ingest-types.ts';

/** Rows that can be decided on, and those that cannot, each with its reason. No row is in neither list. */
export interface SortedNews {
  readonly accepted: readonly IncomingRow[];
  readonly rejected: readonly RejectedRow[];
}

/** Sets aside what no ledger can hold: no such day, no exact amount, no currency, no account. */
export function sortNews(incoming: readonly IncomingRow[]): SortedNews {
  const accepted: IncomingRow[] = [];
  const rejected: RejectedRow[] = [];
  for (const row of incoming) {
    const reason = reasonToReject(row);
    if (reason === null) accepted.push(row);
    else rejected.push({ key: row.key, accountId: row.accountId, externalId: row.externalId, reason });
  }
  return { accepted, rejected };
}

/** Why a row cannot be taken into the ledger, in words for its holder, or null. */
export function reasonToReject(row: IncomingRow): string | null {
  if (row.accountId === '') return 'it isn’t in a known account';
  if (!isCivilDate(row.postedOn)) return `no such date: "${row.postedOn.slice(0, 40)}"`;
  if (row.authorizedOn !== null && !isCivilDate(row.authorizedOn))
    return `no such date: "${row.authorizedOn.slice(0, 40)}"`;
  if (!Number.isSafeInteger(row.amountMinor)) return 'its amount isn’t a valid number';
  return /^[A-Z]{3}$/.test(row.currency) ? null : `not a currency: "${row.currency.slice(0, 40)}"`;
}
