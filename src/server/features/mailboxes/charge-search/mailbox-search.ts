import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { MailSearch } from '#domain/syncing/charge-search.ts';
import type { ReaderContext } from '#ports/mail-reader.ts';
import type { Services } from '../../../lib/services.ts';

export type ChargeSearchResponse = ResponseOf<'searchMailForCharge'>;

export interface MailboxSearch {
  readonly services: Services;
  readonly userId: string;
  readonly mailbox: StoredMailbox;
  readonly search: MailSearch;
  readonly context: ReaderContext;
  readonly keepsEvidence: boolean;
}

export interface MailboxSearchResult {
  readonly address: string;
  readonly state: ChargeSearchResponse['mailboxes'][number]['state'];
  readonly found: number;
  readonly read: number;
  readonly receipts: number;
}
