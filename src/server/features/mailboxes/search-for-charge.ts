import { listMailboxes } from '#db/repositories/mail/mailboxes.ts';
import { listReaderCorrections } from '#db/repositories/mail/reader-corrections.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { buildChargeSearch } from '#domain/syncing/charge-search.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import type { ChargeSearchResponse } from './charge-search/mailbox-search.ts';
import { searchMailbox } from './charge-search/search-mailbox.ts';
import { findCharge } from './charge-search-query.ts';

/**
 * Searches every mailbox of the charge's environment for emails that may explain it, also outside the synced range, and
 * reads the results like any other email. Returns which mailboxes were searched, how many emails were found and read,
 * and whether a receipt was matched.
 */
export async function searchMailForCharge(
  services: Services,
  userId: string,
  wireId: string,
): Promise<ChargeSearchResponse> {
  const id = fromWire(wireId);
  const since = services.clock.now();
  const { charge, mailboxes, context, keepsEvidence } = await services.db.withUser(userId, async (db) => {
    const { currency, keepsEvidence } = await ensureProfile(db);
    return {
      charge: await findCharge(db, id),
      mailboxes: await listMailboxes(db),
      context: { homeCurrency: currency, corrections: await listReaderCorrections(db) },
      keepsEvidence,
    };
  });
  if (!charge) throw notFound();
  const search = buildChargeSearch(charge);
  const searched = mailboxes.filter((mailbox) => mailbox.isSandbox === charge.isSandbox);
  const results = await Promise.all(
    searched.map((mailbox) => searchMailbox({ services, userId, mailbox, search, context, keepsEvidence })),
  );
  const read = results.reduce((sum, result) => sum + result.read, 0);
  if (read > 0) {
    await services.deriveMatches(services, userId, since);
    await deriveAndAnnounce(services, userId, 'receiptsChanged');
  }
  const after = await services.db.readAs(userId, (db) => findCharge(db, id));
  return {
    from: search.from,
    to: search.to,
    mailboxes: results.map(({ address, state, found }) => ({ address, state, found })),
    found: results.reduce((sum, result) => sum + result.found, 0),
    read,
    receipts: results.reduce((sum, result) => sum + result.receipts, 0),
    outcome: after?.hasReceipt ? 'matched' : after?.hasSuggestedMatch ? 'asked' : 'nothing',
  };
}
