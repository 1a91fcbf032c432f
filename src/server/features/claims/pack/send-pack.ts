import type { UserDb } from '#db/pool.ts';
import { findClaim } from '#db/repositories/claims.ts';
import { listLineItems } from '#db/repositories/matched-receipts.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import { download } from '../../../http/respond.ts';
import { Fault, notFound } from '../../../lib/fault.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { openKeptMessage } from '../../../lib/kept-message.ts';
import type { Services } from '../../../lib/services.ts';
import { fromWire } from '../../../lib/wire-id.ts';
import { readScope } from '../../../lib/world.ts';
import { type ZipEntry, zipStream } from '../../../lib/zip.ts';
import { openEmail } from '../../../reading/open-email-within-limits.ts';
import type { TaskOwner } from '../../../reading/reader-pool.ts';
import { missingOf, totalOf } from '../present.ts';
import { type FiledReceipt, fileName, type PackContent } from './pack-content.ts';
import { listPackReceipts, listPackTransactions, type PackReceipt } from './pack-query.ts';
import { bankTable, claimTable, receiptFacts } from './pack-tables.ts';
import { MISSING_WORDS, readme } from './pack-texts.ts';

const NO_BYTES = new Uint8Array();

/** A claim's evidence as one ZIP that goes out while it is made. */
export async function sendPack(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
): Promise<Response> {
  const at = services.clock.now();
  const holder = (await services.identity.getUser(userId))?.name ?? '';
  const read = await services.db.readAs(userId, (db) => readPack(db, fromWire(wireId), at));
  const receipts = read.receipts.map((receipt, index) => ({ ...receipt, folder: folderOf(receipt, index) }));
  const { claim, today } = read;
  const year = claim.lines[0] ? yearOf(claim.lines[0].serviceOn) : yearOf(today);
  const content: PackContent = {
    claim,
    holder,
    at,
    madeOn: today,
    receipts,
    transactions: read.transactions,
    title: `Claim ${claim.number}`,
    lines: claim.lines.map((line, place) => ({
      ...line,
      place: place + 1,
      receipts: receipts.filter(
        (receipt) =>
          receipt.id === line.receiptId ||
          (line.receiptId === null &&
            line.transactionId !== null &&
            receipt.transactionIds.includes(line.transactionId)),
      ),
    })),
  };
  return download(
    `fettle-claim-${claim.number}-${year}.zip`,
    zipStream(entriesOf(services, { userId, lane: 'file', signal }, content), at),
  );
}

async function readPack(db: UserDb, id: string, at: Date) {
  const claim = await findClaim(db, id);
  if (!claim) throw notFound();
  const transactionIds = claim.lines.flatMap((line) => line.transactionId ?? []);
  const receipts = await listPackReceipts(
    db,
    claim.lines.flatMap((line) => line.receiptId ?? []),
    transactionIds,
  );
  const items = await listLineItems(
    db,
    receipts.map((receipt) => receipt.id),
  );
  return {
    claim,
    transactions: await listPackTransactions(db, transactionIds),
    receipts: receipts.map((receipt) => ({ ...receipt, items: items.get(receipt.id) ?? [] })),
    today: (await readScope(db, undefined, at)).today,
  };
}

async function* entriesOf(
  services: Services,
  owner: TaskOwner,
  content: PackContent,
): AsyncGenerator<ZipEntry> {
  const { claim, receipts, lines } = content;
  yield {
    name: 'README.txt',
    content: readme({
      title: content.title,
      madeOn: content.madeOn,
      lines: lines.length,
      receipts: receipts.length,
      total: formatMoney(totalOf(lines), claim.currency),
      originals: receipts.filter((receipt) => receipt.isKept).length,
      missing: lines.flatMap((line) => {
        const missing = missingOf(line, claim);
        const words = missing.map((what) => MISSING_WORDS[what]).join(', ');
        return missing.length > 0 ? [`Line ${line.place} (${line.description}): ${words}`] : [];
      }),
    }),
  };
  const form = await services.readers.run('drawClaimForm', NO_BYTES, { content }, owner);
  yield { name: 'claim.pdf', content: form };
  yield { name: 'claim.csv', content: claimTable(content) };
  yield { name: 'bank.csv', content: bankTable(content) };
  for (const receipt of receipts) {
    yield { name: `${receipt.folder}/facts.txt`, content: receiptFacts(receipt, lines) };
    if (receipt.isKept) yield* mailEntries(services, owner, receipt);
  }
}

/** The email of a receipt as it was sent, as it can be read, and the PDF files in it. */
async function* mailEntries(
  services: Services,
  owner: TaskOwner,
  { folder, messageId }: FiledReceipt,
): AsyncGenerator<ZipEntry> {
  const opened = messageId && (await openOriginal(services, owner, messageId));
  if (!opened) {
    yield {
      name: `${folder}/original-unreadable.txt`,
      content: 'The email was kept, but cannot be opened.\r\n',
    };
    return;
  }
  yield { name: `${folder}/original.eml`, content: opened.raw };
  const { html, text, documents } = opened.message;
  if (html) yield { name: `${folder}/receipt.html`, content: page(html) };
  else if (text) yield { name: `${folder}/receipt.txt`, content: text };
  for (const [index, { name, content }] of documents.entries())
    yield {
      name: `${folder}/document-${index + 1}-${fileName(name.replace(/\.pdf$/i, ''))}.pdf`,
      content,
    };
}

async function openOriginal(services: Services, owner: TaskOwner, messageId: string) {
  try {
    const raw = await openKeptMessage(services, owner.userId, messageId);
    return raw && { raw, message: await openEmail(services.readers, raw, owner, { withDocuments: true }) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    services.logger.warn({ error }, 'a kept mail could not be opened for a pack');
    return null;
  }
}

function folderOf(receipt: PackReceipt, index: number): string {
  const place = String(index + 1).padStart(2, '0');
  return `receipts/${place}-${fileName(receipt.merchant ?? 'receipt')}-${receipt.purchasedOn}`;
}

/** Sanitised email as a page of its own that can fetch and run nothing. */
function page(html: string): string {
  return `<!doctype html>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">\n${html}\n`;
}
