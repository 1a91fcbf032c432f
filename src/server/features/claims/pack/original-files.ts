import { Fault } from '../../../lib/fault.ts';
import { openKeptMessage } from '../../../lib/kept-message.ts';
import type { Services } from '../../../lib/services.ts';
import type { TaskOwner } from '../../../reading/reader-pool.ts';
import type { MissingOriginal } from '../../../texts/pack-facts.ts';
import { textsOf } from '../../../texts/texts.ts';
import type { PackFile } from './manifest.ts';
import { type FiledReceipt, fileName, type PackContent } from './pack-content.ts';

/** A pack on its way out: each receipt is opened, drawn and sent before the next. */
export interface Packing {
  readonly services: Services;
  readonly owner: TaskOwner;
  readonly content: PackContent;
  readonly missing: MissingOriginal[];
}

/** The email of a receipt as it was sent, as a PDF made from it, and the PDF files in it. */
export async function* mailFiles(packing: Packing, receipt: FiledReceipt): AsyncGenerator<PackFile> {
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

export function missingOriginal(receipt: FiledReceipt, reason: string): MissingOriginal {
  const { folder, merchant, orderId, sender } = receipt;
  return { folder, merchant, orderId, sender, reason };
}
