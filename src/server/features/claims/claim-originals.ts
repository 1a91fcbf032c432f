import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { findClaim, type StoredClaim } from '#db/repositories/claims.ts';
import { notFound } from '../../lib/fault.ts';
import { requestMissingOriginals, startFetching } from '../../lib/originals/request-originals.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { listPackReceipts, type PackReceipt } from './pack/pack-query.ts';

type Originals = ResponseOf<'getClaimOriginals'>;

/**
 * Counts a claim's receipts by the state of their original emails: stored, being fetched, not requested, or
 * unavailable.
 */
export async function getClaimOriginals(
  services: Services,
  userId: string,
  wireId: string,
): Promise<Originals> {
  return present(await services.db.readAs(userId, (db) => readReceipts(db, wireId)));
}

/** Requests the original emails missing from a claim's pack, and returns the new state. */
export async function fetchClaimOriginals(
  services: Services,
  userId: string,
  wireId: string,
): Promise<Originals> {
  const receipts = await services.db.withUser(userId, async (db) => {
    const missing = (await readReceipts(db, wireId)).filter(({ original }) => original !== 'kept');
    await requestMissingOriginals(
      services,
      db,
      missing.flatMap(({ messageId }) => messageId ?? []),
    );
    return readReceipts(db, wireId);
  });
  if (receipts.some(({ original }) => original === 'waiting')) await startFetching(services, userId);
  return present(receipts);
}

/** Receipts of a claim: those of its lines, and those currently matched to its transactions. */
export function receiptsOfClaim(db: UserDb, { lines }: StoredClaim): Promise<PackReceipt[]> {
  return listPackReceipts(
    db,
    lines.flatMap((line) => line.receiptId ?? []),
    lines.flatMap((line) => line.transactionId ?? []),
  );
}

async function readReceipts(db: UserDb, wireId: string): Promise<PackReceipt[]> {
  const claim = await findClaim(db, fromWire(wireId));
  if (!claim) throw notFound();
  return receiptsOfClaim(db, claim);
}

function present(receipts: readonly PackReceipt[]): Originals {
  const count = (standing: PackReceipt['original']) =>
    receipts.filter(({ original }) => original === standing).length;
  return {
    receipts: receipts.length,
    kept: count('kept'),
    waiting: count('waiting'),
    notAsked: count('not_asked'),
    unobtainable: receipts.flatMap(({ id, merchant, purchasedOn, orderId, original, sender }) =>
      original === 'kept' || original === 'waiting' || original === 'not_asked'
        ? []
        : [{ receiptId: toWire('receipt', id), merchant, purchasedOn, orderId, problem: original, sender }],
    ),
  };
}
