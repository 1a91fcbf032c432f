import { yearOf } from '#domain/calendar/civil-date.ts';
import { download } from '../../../http/respond.ts';
import type { Services } from '../../../lib/services.ts';
import { zipStream } from '../../../lib/zip.ts';
import type { MissingOriginal } from '../../../texts/pack-facts.ts';
import { textsOf } from '../../../texts/texts.ts';
import { type PackFile, withManifest } from './manifest.ts';
import { mailFiles, missingOriginal, type Packing } from './original-files.ts';
import { packFacts } from './pack-facts.ts';
import { readmeOf } from './pack-readme.ts';
import { bankTable, claimTable, receiptFacts } from './pack-tables.ts';
import { readPack } from './read-pack.ts';

const NO_BYTES = new Uint8Array();

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
