import { yearOf } from '#domain/calendar/civil-date.ts';
import { download } from '../../../http/respond.ts';
import { Fault } from '../../../lib/fault.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { openKeptMessage } from '../../../lib/kept-message.ts';
import type { Services } from '../../../lib/services.ts';
import { zipStream } from '../../../lib/zip.ts';
import type { TaskOwner } from '../../../reading/reader-pool.ts';
import type { MissingOriginal } from '../../../texts/pack-facts.ts';
import { textsOf } from '../../../texts/texts.ts';
import { missingOf, totalOf } from '../present.ts';
import { type PackFile, withManifest } from './manifest.ts';
import { type FiledReceipt, fileName, type PackContent } from './pack-content.ts';
import { packFacts } from './pack-facts.ts';
import { bankTable, claimTable, receiptFacts } from './pack-tables.ts';
import { readPack } from './read-pack.ts';

const NO_BYTES = new Uint8Array();

/** A pack on its way out: each receipt is opened, drawn and sent before the next. */
interface Packing {
  readonly services: Services;
  readonly owner: TaskOwner;
  readonly content: PackContent;
  readonly missing: MissingOriginal[];
}

/** A claim's evidence as one ZIP that goes out while it is made. One at a time for a user. */
export function sendPack(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
): Promise<Response> {
  return services.packSlots.send<PackFile>(userId, (inSlot) =>
    startPack(services, userId, wireId, signal, inSlot),
  );
}

async function startPack(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
  inSlot: (entries: AsyncIterable<PackFile>) => AsyncIterable<PackFile>,
): Promise<Response> {
  const content = await readPack(services, userId, wireId);
  const { claim, at, madeOn, receipts } = content;
  const missing: MissingOriginal[] = [];
  const packing = { services, owner: { userId, lane: 'file', signal } as const, content, missing };
  const files = withManifest(filesOf(packing), () => ({
    claim: claim.number,
    madeAt: at.toISOString(),
    receipts: receipts.length,
    originals: receipts.length - missing.length,
    missingOriginals: missing,
  }));
  const year = yearOf(claim.lines[0]?.serviceOn ?? madeOn);
  return download(`fettle-claim-${claim.number}-${year}.zip`, zipStream(inSlot(files), at));
}

async function* filesOf(packing: Packing): AsyncGenerator<PackFile> {
  const { services, owner, content, missing } = packing;
  const { readers } = services;
  yield { name: 'claim.pdf', content: await readers.run('drawClaimForm', NO_BYTES, { content }, owner) };
  yield { name: 'claim.csv', content: claimTable(content) };
  yield { name: 'bank.pdf', content: await readers.run('drawBankPaper', NO_BYTES, { content }, owner) };
  yield { name: 'bank.csv', content: bankTable(content) };
  yield { name: 'facts.json', content: packFacts(content) };
  for (const receipt of content.receipts) {
    yield { name: `${receipt.folder}/facts.txt`, content: receiptFacts(receipt, content) };
    if (receipt.original === 'kept') yield* mailFiles(packing, receipt);
    else missing.push(missingOriginal(receipt, textsOf(content.language).pack.originals[receipt.original]));
  }
  yield { name: 'README.txt', content: readmeOf(packing) };
}

function readmeOf({ content, missing }: Packing): string {
  const { claim, title, madeOn, lines, receipts, language } = content;
  const { pack } = textsOf(language);
  const said = pack.readme({
    title,
    madeOn,
    lines: lines.length,
    receipts: receipts.length,
    total: formatMoney(totalOf(lines), claim.currency, language),
    originals: receipts.length - missing.length,
    missingOriginals: missing,
    missing: lines.flatMap((line) => {
      const lacking = missingOf(line, claim);
      const words = lacking.map((what) => pack.missing[what]).join(', ');
      return lacking.length > 0 ? [pack.itemLacks(line.place, line.description, words)] : [];
    }),
  });
  return said.join('\r\n');
}

/** The email of a receipt as it was sent, as a PDF made from it, and the PDF files in it. */
async function* mailFiles(packing: Packing, receipt: FiledReceipt): AsyncGenerator<PackFile> {
  const { folder } = receipt;
  const raw = await openOriginal(packing, receipt);
  if (!raw) {
    packing.missing.push(missingOriginal(receipt, textsOf(packing.content.language).pack.originals.unopened));
    return;
  }
  yield { name: `${folder}/original.eml`, content: raw };
  const drawn = await draw(packing, receipt, raw);
  if (!drawn) {
    yield {
      name: `${folder}/receipt.txt`,
      content: `${textsOf(packing.content.language).pack.paper.receipt.notDrawn}\r\n`,
    };
    return;
  }
  yield { name: `${folder}/receipt.pdf`, content: drawn.pdf };
  for (const [index, { name, content }] of drawn.documents.entries())
    yield {
      name: `${folder}/document-${index + 1}-${fileName(name.replace(/\.pdf$/i, ''))}.pdf`,
      content,
    };
}

async function openOriginal({ services, owner }: Packing, { messageId }: FiledReceipt) {
  try {
    return messageId && (await openKeptMessage(services, owner.userId, messageId));
  } catch (error) {
    if (error instanceof Fault) throw error;
    services.logger.warn({ error }, 'a kept email could not be opened for a pack');
    return null;
  }
}

/** An email whose text can't be drawn within the limits is drawn without it; null where that fails too. */
async function draw({ services, owner, content }: Packing, receipt: FiledReceipt, raw: Uint8Array) {
  const { title: claimTitle, holder, at, language } = content;
  const facts = { receipt, claimTitle, holder, at, language };
  for (const withText of [true, false]) {
    try {
      return await services.readers.run('drawReceipt', raw, { facts, withText }, owner);
    } catch (error) {
      if (error instanceof Fault) throw error;
      services.logger.warn({ error }, 'an email could not be drawn for a pack');
    }
  }
  return null;
}

function missingOriginal(receipt: FiledReceipt, reason: string): MissingOriginal {
  const { folder, merchant, orderId, sender } = receipt;
  return { folder, merchant, orderId, sender, reason };
}
