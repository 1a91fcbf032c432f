import { findClaim } from '#db/repositories/claims.ts';
import { listLineItems } from '#db/repositories/matching/matched-receipts.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { readScope } from '../../../lib/environment.ts';
import { notFound } from '../../../lib/fault.ts';
import type { Services } from '../../../lib/services.ts';
import { fromWire } from '../../../lib/wire-id.ts';
import { textsOf } from '../../../texts/texts.ts';
import { receiptsOfClaim } from '../claim-originals.ts';
import { type FiledLine, type FiledReceipt, fileName, type PackContent } from './pack-content.ts';
import { listPackTransactions, type PackReceipt } from './pack-query.ts';

/** Reads the complete content of a claim's pack, except the original emails. */
export async function readPack(services: Services, userId: string, wireId: string): Promise<PackContent> {
  const at = services.clock.now();
  const holder = (await services.identity.getUser(userId))?.name ?? '';
  return services.db.readAs(userId, async (db) => {
    const claim = await findClaim(db, fromWire(wireId));
    if (!claim) throw notFound();
    const stored = await receiptsOfClaim(db, claim);
    const items = await listLineItems(
      db,
      stored.map(({ id }) => id),
    );
    const digits = Math.max(2, String(stored.length).length);
    const receipts = stored.map((receipt, index) => ({
      ...receipt,
      folder: folderOf(receipt, String(index + 1).padStart(digits, '0')),
      items: items.get(receipt.id) ?? [],
    }));
    const lines: FiledLine[] = claim.lines.map((line, index) => ({
      ...line,
      place: index + 1,
      receipts: receiptsOf(line, receipts),
    }));
    const transactions = await listPackTransactions(
      db,
      claim.lines.flatMap((line) => line.transactionId ?? []),
    );
    const { language } = await ensureProfile(db);
    const title = textsOf(language).pack.claim(claim.number);
    const { today: madeOn } = await readScope(db, undefined, at);
    return { claim, holder, at, madeOn, receipts, transactions, lines, language, title };
  });
}

/** The receipts of a line, including other emails of the same purchases. */
function receiptsOf(
  { receiptId, transactionId }: PackContent['claim']['lines'][number],
  receipts: readonly FiledReceipt[],
): FiledReceipt[] {
  const proofs = receipts.filter(({ transactionIds, id }) =>
    receiptId === null ? transactionId !== null && transactionIds.includes(transactionId) : id === receiptId,
  );
  const ids = new Set(proofs.map(({ id }) => id));
  return receipts.filter(({ id, mergedInto }) => ids.has(id) || (mergedInto !== null && ids.has(mergedInto)));
}

function folderOf(receipt: PackReceipt, place: string): string {
  return `receipts/${place}-${fileName(receipt.merchant ?? 'receipt')}-${receipt.purchasedOn}`;
}
