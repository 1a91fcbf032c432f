import { Fault } from '../../../lib/fault.ts';
import { openKeptMessage } from '../../../lib/kept-message.ts';
import type { Services } from '../../../lib/services.ts';
import type { TaskOwner } from '../../../reading/reader-pool.ts';
import type { MissingOriginal } from '../../../texts/pack-facts.ts';
import { textsOf } from '../../../texts/texts.ts';
import type { PackFile } from './manifest.ts';
import { type FiledReceipt, fileName, type PackContent } from './pack-content.ts';

/** State of a pack download. Receipts are opened, rendered and sent one at a time. */
export interface PackContext {
  readonly services: Services;
  readonly owner: TaskOwner;
  readonly content: PackContent;
  readonly missing: MissingOriginal[];
}

/** The original email of a receipt, a PDF rendering of it, and its PDF attachments. */
export async function* buildEmailFiles(
  packing: PackContext,
  receipt: FiledReceipt,
): AsyncGenerator<PackFile> {
  const { folder } = receipt;
  const raw = await openOriginal(packing, receipt);
  if (!raw) {
    packing.missing.push(missingOriginal(receipt, textsOf(packing.content.language).pack.originals.unopened));
    return;
  }
  yield { name: `${folder}/original.eml`, content: raw };
  const rendered = await renderEmail(packing, receipt, raw);
  if (!rendered) {
    yield {
      name: `${folder}/receipt.txt`,
      content: `${textsOf(packing.content.language).pack.paper.receipt.notDrawn}\r\n`,
    };
    return;
  }
  yield { name: `${folder}/receipt.pdf`, content: rendered.pdf };
  for (const [index, { name, content }] of rendered.documents.entries())
    yield {
      name: `${folder}/document-${index + 1}-${fileName(name.replace(/\.pdf$/i, ''))}.pdf`,
      content,
    };
}

async function openOriginal({ services, owner }: PackContext, { messageId }: FiledReceipt) {
  try {
    return messageId && (await openKeptMessage(services, owner.userId, messageId));
  } catch (error) {
    if (error instanceof Fault) throw error;
    services.logger.warn({ error }, 'a stored email could not be decrypted for a claim pack');
    return null;
  }
}

/**
 * If the email's text cannot be rendered within the limits, it is rendered without the text; null if that fails, too.
 */
async function renderEmail(
  { services, owner, content }: PackContext,
  receipt: FiledReceipt,
  raw: Uint8Array,
) {
  const { title: claimTitle, holder, at, language } = content;
  const facts = { receipt, claimTitle, holder, at, language };
  for (const withText of [true, false]) {
    try {
      return await services.readers.run('drawReceipt', raw, { facts, withText }, owner);
    } catch (error) {
      if (error instanceof Fault) throw error;
      services.logger.warn({ error }, 'an email could not be rendered for a claim pack');
    }
  }
  return null;
}

export function missingOriginal(receipt: FiledReceipt, reason: string): MissingOriginal {
  const { folder, merchant, orderId, sender } = receipt;
  return { folder, merchant, orderId, sender, reason };
}
